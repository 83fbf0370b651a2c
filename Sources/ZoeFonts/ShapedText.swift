import CHarfBuzz
import ZoeGeometry

/// One glyph of a shaped line. Ems, y down.
public struct ShapedGlyph: Equatable, Sendable {
  /// The glyph's number in its face; 0 stands for a character that the face lacks.
  public var index: UInt32
  /// From the pen to the glyph's origin.
  public var offset: Point
  /// How far the pen moves on, without tracking.
  public var advance: Double
  /// The UTF-8 offset in the text of the characters that the glyph shows.
  public var cluster: Int
}

extension FontFace {
  /// Turns one line of text into glyphs, kerned.
  ///
  /// - Parameters:
  ///   - text: One line, without line breaks.
  ///   - ligatures: Tracked text has none: a ligature's letters cannot be pulled apart.
  ///   - script: HarfBuzz's tag; 0 where the text itself tells.
  ///   - isRightToLeft: nil where the text itself tells.
  public func shape(
    _ text: String, style: FontStyle, ligatures: Bool, script: UInt32 = 0,
    isRightToLeft: Bool? = nil
  ) -> [ShapedGlyph] {
    let buffer: OpaquePointer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBytes { raw in
      let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      hb_buffer_add_utf8(buffer, start, Int32(raw.count), 0, Int32(raw.count))
    }
    if script != 0 { hb_buffer_set_script(buffer, hb_script_t(rawValue: script)) }
    if let isRightToLeft {
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
    hb_buffer_guess_segment_properties(buffer)
    // The language would otherwise be the machine's.
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    var features: [hb_feature_t] = []
    if !ligatures { features += [feature("liga", 0), feature("clig", 0)] }
    if style.tabularDigits { features.append(feature("tnum", 1)) }
    hb_shape(shaper(for: style), buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return [] }
    let em = 1 / Double(64 * unitsPerEm)
    return (0..<Int(count)).map { at in
      let offset = Point(
        Double(positions[at].x_offset) * em, 0 - Double(positions[at].y_offset) * em)
      return ShapedGlyph(
        index: infos[at].codepoint, offset: offset, advance: Double(positions[at].x_advance) * em,
        cluster: Int(infos[at].cluster))
    }
  }

  /// A feature over the whole text.
  private func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(tag, 4), value: value, start: 0, end: UInt32.max)
  }
}
