import ZoeGeometry

/// One glyph with the pen's place before it. Points, from the line's left end and baseline.
public struct LineGlyph {
  public var index: UInt32
  public var face: FontFace
  public var faceStyle: FontStyle
  /// Its place in the text's styles.
  public var style: Int
  public var x: Double
  public var y: Double
  public var advance: Double
  /// The character that it shows, or the first of them.
  public var character: Int
}

/// A line's glyphs from left to right.
public struct ShapedLine {
  public var glyphs: [LineGlyph] = []
  /// Points.
  public var width = 0.0
  public var isRightToLeft = false
  /// What each character takes up, in reading order; the first of a ligature takes all. Points.
  public var advances: [Double] = []
}

/// What could not be drawn as asked.
public enum TextProblem: Equatable, Sendable {
  case font(FontError)
  /// No face here has the characters of a class.
  case missingGlyphs(of: String)
  /// Emoji are pictures in colours, and only outlines are drawn.
  case emoji
}

extension FontLibrary {
  /// Shapes one line, without line breaks.
  ///
  /// - Parameter isRightToLeft: The paragraph's direction; nil where the first strong letter decides.
  public func shape(
    _ text: StyledText, isRightToLeft: Bool?, report: (TextProblem) -> Void
  ) -> ShapedLine {
    var line = ShapedLine()
    line.advances = Array(repeating: 0, count: text.count)
    guard !text.isEmpty else { return line }
    var cuts: [FaceCut] = []
    do throws(FontError) {
      for style in text.styles { cuts.append(try cut(style.typeface, size: style.size)) }
    } catch {
      report(.font(error))
      return line
    }
    let (levels, base) = TextItems.levels(of: text.characters, isRightToLeft: isRightToLeft)
    line.isRightToLeft = base == 1
    let items = TextItems.of(text, levels: levels) { character, style in
      self.needsFallback(character, face: cuts[style].face, style: text.styles[style])
    }
    for item in TextItems.visual(items) {
      let style = text.styles[item.style]
      var cut = cuts[item.style]
      if item.usesFallback, let other = fallback(bold: style.typeface.weight >= 0.3) {
        cut = FaceCut(face: other, style: FontStyle())
      }
      append(item, of: text, cut: cut, to: &line, report: report)
    }
    return line
  }

  private func append(
    _ item: TextItem, of text: StyledText, cut: FaceCut, to line: inout ShapedLine,
    report: (TextProblem) -> Void
  ) {
    let style = text.styles[item.style]
    let tracking = tracking(of: style.typeface, size: style.size) + style.kern
    let characters = text.characters[item.range]
    // Where each character starts, in bytes of UTF-8.
    var starts: [Int] = []
    var length = 0
    for character in characters {
      starts.append(length)
      length += character.utf8.count
    }
    let shaped = cut.face.shape(
      String(characters), style: cut.style, ligatures: tracking == 0 && style.hasLigatures,
      script: item.script, isRightToLeft: item.level % 2 == 1)
    for glyph in shaped {
      let within = (starts.lastIndex { $0 <= glyph.cluster }) ?? 0
      let character = item.range.lowerBound + within
      if glyph.index == 0 { report(CharacterClass.problem(for: text.characters[character])) }
      // A combining mark stands on its letter, so nothing is put between them.
      let gap = glyph.advance == 0 && glyph.offset != .zero ? 0 : tracking
      let advance = glyph.advance * style.size + gap
      line.glyphs.append(
        LineGlyph(
          index: glyph.index, face: cut.face, faceStyle: cut.style, style: item.style,
          x: line.width + glyph.offset.x * style.size,
          y: glyph.offset.y * style.size - style.baselineOffset, advance: advance,
          character: character))
      line.width += advance
      line.advances[character] += advance
    }
  }

  private func needsFallback(_ character: Character, face: FontFace, style: TextStyle) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x80, !face.has(scalar),
      let other = fallback(bold: style.typeface.weight >= 0.3)
    else { return false }
    return other.has(scalar)
  }
}

/// Classes of characters, for notes.
enum CharacterClass {
  static func problem(for character: Character) -> TextProblem {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
      return .emoji
    }
    guard let first = scalars.first else { return .missingGlyphs(of: "other") }
    return .missingGlyphs(of: name(of: first.value))
  }

  private static let names: [(range: ClosedRange<UInt32>, name: String)] = [
    (0x0000...0x024F, "Latin"), (0x0250...0x036F, "phonetic"), (0x0370...0x03FF, "Greek"),
    (0x0400...0x052F, "Cyrillic"), (0x0530...0x058F, "Armenian"), (0x0590...0x05FF, "Hebrew"),
    (0x0600...0x07BF, "Arabic"), (0x0900...0x0DFF, "Indic"), (0x0E00...0x0EFF, "Thai and Lao"),
    (0x0F00...0x0FFF, "Tibetan"), (0x1000...0x109F, "Burmese"), (0x10A0...0x10FF, "Georgian"),
    (0x1100...0x11FF, "Korean"), (0x1200...0x139F, "Ethiopic"), (0x1780...0x17FF, "Khmer"),
    (0x2000...0x2BFF, "symbol"), (0x2E80...0x2FFF, "Chinese"), (0x3000...0x303F, "Chinese"),
    (0x3040...0x30FF, "Japanese"), (0x3100...0x9FFF, "Chinese"), (0xAC00...0xD7AF, "Korean"),
    (0xE000...0xF8FF, "private-use"), (0xF900...0xFAFF, "Chinese"),
    (0x1F000...0x1FAFF, "symbol"), (0x20000...0x3FFFF, "Chinese"),
  ]

  private static func name(of value: UInt32) -> String {
    names.first { $0.range.contains(value) }?.name ?? "other"
  }
}
