/// Text broken into lines. In: styled text, a width and a greatest number of lines. Out: lines placed
/// from the block's top left corner, in points.
public struct TextBlock {
  public private(set) var lines: [TextLine] = []
  public private(set) var width = 0.0
  public private(set) var height = 0.0
  let library: FontLibrary
  let report: (TextProblem) -> Void

  /// - Parameters:
  ///   - width: Points; infinite for no limit.
  ///   - limit: The greatest number of lines; 0 for no limit.
  ///   - mode: What becomes of a last line that is too long; nil for the paragraph's own.
  public init(
    _ text: StyledText, width: Double, limit: Int, mode: LineBreakMode? = nil,
    library: FontLibrary = .current, report: @escaping (TextProblem) -> Void
  ) {
    self.library = library
    self.report = report
    let paragraphs = TextBlock.paragraphs(of: text)
    for (index, paragraph) in paragraphs.enumerated() {
      let rules = paragraph.rules
      var rest = text.slice(paragraph.range)
      let direction =
        rules.isRightToLeft
        ?? (TextItems.levels(of: rest.characters, isRightToLeft: nil).base == 1)
      var isFirst = true
      repeat {
        let isCut = index < paragraphs.count - 1
        let isLast = limit > 0 && lines.count == limit - 1
        let indent = isFirst ? rules.firstLineIndent : rules.headIndent
        let tail = rules.tailIndent > 0 ? rules.tailIndent : width + rules.tailIndent
        var line = TextLine(rules: rules, isRightToLeft: direction)
        line.indent = indent
        line.room = tail - indent
        let full = shape(rest, direction)
        let fits = full.width <= line.room + TextBlock.slack
        if isLast, !fits || isCut {
          rest = truncate(
            rest, isCut: isCut, width: line.room, mode: mode ?? rules.lineBreakMode, direction)
          finish(&line, rest, direction)
        } else {
          let end = fits ? rest.count : breakOff(rest, full, line.room, mode ?? rules.lineBreakMode)
          let shown = rest.slice(0..<end)
          finish(&line, isLast ? shown : shown.trimmedEnd, direction)
          rest = rest.slice(end..<rest.count)
          line.endsParagraph = rest.isEmpty
        }
        line.measure(
          before: isFirst && !lines.isEmpty ? rules.spacingBefore : 0,
          style: text.isEmpty ? TextStyle() : paragraph.style(in: text), library: library)
        place(&line)
        if isLast { return }
        isFirst = false
      } while !rest.isEmpty
      if index < paragraphs.count - 1 { height += rules.spacingAfter }
    }
  }

  /// A width that was rounded to the pixel may miss by an ulp. Points.
  static let slack = 1e-6

  func shape(_ text: StyledText, _ isRightToLeft: Bool) -> ShapedLine {
    library.shape(text, isRightToLeft: isRightToLeft, report: report)
  }

  private func finish(_ line: inout TextLine, _ text: StyledText, _ isRightToLeft: Bool) {
    line.text = text
    line.shaped = shape(text, isRightToLeft)
  }

  private mutating func place(_ line: inout TextLine) {
    if let last = lines.last { height += last.rules.lineSpacing }
    line.top = height + line.spacingBefore
    height = line.top + line.height
    width = max(width, line.indent + line.shaped.width)
    lines.append(line)
  }

  /// A paragraph's characters, without its break.
  private struct Paragraph {
    var range: Range<Int>
    var rules: ParagraphRules

    /// An empty paragraph is as high as its break's style.
    func style(in text: StyledText) -> TextStyle {
      text.style(at: min(range.lowerBound, text.count - 1))
    }
  }

  private static func paragraphs(of text: StyledText) -> [Paragraph] {
    var found: [Paragraph] = []
    var start = 0
    for end in 0...text.count where end == text.count || text.characters[end].isNewline {
      let rules = text.isEmpty ? ParagraphRules() : text.rules(at: min(start, text.count - 1))
      found.append(Paragraph(range: start..<end, rules: rules))
      start = end + 1
    }
    return found
  }
}

/// One line of a block.
public struct TextLine {
  public internal(set) var text = StyledText()
  public internal(set) var shaped = ShapedLine()
  public let rules: ParagraphRules
  public let isRightToLeft: Bool
  /// From the block's left edge, or its right one for text that runs to the left.
  public internal(set) var indent = 0.0
  /// What the line may take up.
  public internal(set) var room = 0.0
  /// From the block's top.
  public internal(set) var top = 0.0
  public internal(set) var height = 0.0
  /// From the line's top down to its baseline.
  public internal(set) var ascent = 0.0
  /// The parts above and below the baseline that the fonts ask for.
  public internal(set) var fontAscent = 0.0
  public internal(set) var fontDescent = 0.0
  public internal(set) var endsParagraph = true
  var spacingBefore = 0.0

  init(rules: ParagraphRules, isRightToLeft: Bool) {
    self.rules = rules
    self.isRightToLeft = isRightToLeft
  }

  /// From the block's top.
  public var baseline: Double { top + ascent }

  /// - Parameter style: That of a line without characters.
  mutating func measure(before: Double, style: TextStyle, library: FontLibrary) {
    spacingBefore = before
    let used = text.isEmpty ? [style] : Set(text.styleOf).sorted().map { text.styles[$0] }
    var leading = 0.0
    for style in used {
      let metrics = library.metrics(of: style.typeface)
      fontAscent = max(fontAscent, metrics.ascender * style.size + max(0, style.baselineOffset))
      fontDescent = max(
        fontDescent, 0 - metrics.descender * style.size - min(0, style.baselineOffset))
      leading = max(leading, metrics.leading * style.size)
    }
    let natural = fontAscent + fontDescent + leading
    height = natural
    if rules.lineHeightMultiple > 0 { height *= rules.lineHeightMultiple }
    height = max(height, rules.minimumLineHeight)
    if rules.maximumLineHeight > 0 { height = min(height, rules.maximumLineHeight) }
    // What a rule adds or takes comes in above the letters.
    ascent = fontAscent + (height - natural)
  }
}
