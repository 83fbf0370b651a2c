import ZoeFilm
import ZoeFonts
import ZoeGeometry

/// Measures and draws single lines in one font. The fonts of a run are opened once and kept here.
struct TypeSetter {
  let font: UIFont
  /// Added after each glyph besides the font's own tracking. Points.
  var kern = 0.0

  nonisolated(unsafe) private static var library = FontLibrary()

  /// Opens fonts anew from a folder; nil for the usual one.
  static func useFonts(in folder: String?) {
    library = folder.map { FontLibrary(folder: $0) } ?? FontLibrary()
  }

  /// One glyph with the pen's place before it. Points, from the line's left end.
  struct Placed {
    var index: UInt32
    var x: Double
    var y: Double
    var advance: Double
    /// The UTF-8 offset of its characters in the line.
    var cluster: Int
  }

  private var tracking: Double { SystemMetrics.tracking(size: font.pointSize) + kern }

  private var style: FontStyle {
    var style = FontStyle()
    style.weight = SystemMetrics.weightAxis(font.cut.weight.rawValue)
    style.opticalSize = font.pointSize
    style.tabularDigits = font.cut.hasTabularDigits
    return style
  }

  /// nil, with a note, where the font is missing or broken.
  private var face: FontFace? {
    do throws(FontError) {
      return try TypeSetter.library.systemFace(italic: font.cut.isItalic)
    } catch {
      World.current.add(note: WorldNote(code: "ZOE1201", message: error.message))
      return nil
    }
  }

  /// The glyphs of a line without line breaks, in the order of drawing.
  func place(_ line: Substring) -> [Placed] {
    guard !line.isEmpty, let face else { return [] }
    var pen = 0.0
    let shaped = face.shape(String(line), style: style, ligatures: tracking == 0)
    if shaped.contains(where: { $0.index == 0 }) {
      World.current.add(
        note: WorldNote(
          code: "ZOE1202", message: "the font has no glyph for a character of \"\(line)\""))
    }
    return shaped.map { glyph in
      let advance = glyph.advance * font.pointSize + tracking
      defer { pen += advance }
      return Placed(
        index: glyph.index, x: pen + glyph.offset.x * font.pointSize,
        y: glyph.offset.y * font.pointSize, advance: advance, cluster: glyph.cluster)
    }
  }

  func width(of line: Substring) -> Double { place(line).reduce(0) { $0 + $1.advance } }

  /// A line's glyphs as a run.
  ///
  /// - Parameter origin: The baseline's left end, in the layer's points.
  func run(_ line: Substring, at origin: Point, color: Color) -> GlyphRun? {
    let placed = place(line)
    guard !placed.isEmpty, let face else { return nil }
    let glyphs = placed.map { glyph in
      PlacedGlyph(
        GlyphAssets.id(of: glyph.index, in: face, style: style),
        at: Point(origin.x + glyph.x, origin.y + glyph.y))
    }
    return GlyphRun(color: color, size: font.pointSize, glyphs: glyphs)
  }
}
