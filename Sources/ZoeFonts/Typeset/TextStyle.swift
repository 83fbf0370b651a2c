import ZoeFilm
import ZoeGeometry

/// How characters look.
public struct TextStyle: Equatable, Sendable {
  public var typeface = Typeface()
  /// Points.
  public var size = 17.0
  public var color = Color.black
  public var background: Color?
  /// Added after each glyph besides the font's own tracking. Points.
  public var kern = 0.0
  public var hasLigatures = true
  /// Above the line's baseline. Points.
  public var baselineOffset = 0.0
  public var underline: TextRule?
  public var strikethrough: TextRule?
  /// Percent of the size: above 0 the outlines alone, below 0 over the filling.
  public var strokeWidth = 0.0
  /// nil for the text's own colour.
  public var strokeColor: Color?
  public var shadow: TextShadow?

  public init() {}
}

/// A line along text.
public struct TextRule: Equatable, Sendable {
  public var isDouble = false
  /// As many times as thick as the font says.
  public var thickness = 1.0
  /// Dashes and gaps in multiples of the thickness; empty for a solid line.
  public var dash: [Double] = []
  /// nil for the text's own colour.
  public var color: Color?

  public init() {}
}

/// A hard shadow.
public struct TextShadow: Equatable, Sendable {
  public var offset: Point
  public var color: Color

  public init(offset: Point, color: Color) {
    self.offset = offset
    self.color = color
  }
}

public enum TextAlignment: Sendable { case left, right, center, justified, natural }

public enum LineBreakMode: Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// How a paragraph's lines are made. Lengths in points.
public struct ParagraphRules: Equatable, Sendable {
  public var alignment = TextAlignment.natural
  public var lineBreakMode = LineBreakMode.wordWrapping
  /// Below every line of the paragraph but the text's last.
  public var lineSpacing = 0.0
  public var spacingBefore = 0.0
  public var spacingAfter = 0.0
  public var headIndent = 0.0
  public var firstLineIndent = 0.0
  /// Above 0 from the left edge, else from the right one.
  public var tailIndent = 0.0
  /// 0 for no bound.
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  /// 0 for the font's own height.
  public var lineHeightMultiple = 0.0
  /// nil where the text's first strong letter decides.
  public var isRightToLeft: Bool?

  public init() {}
}

/// Characters with their styles, and the rules of the paragraphs.
public struct StyledText: Equatable, Sendable {
  public private(set) var characters: [Character] = []
  /// For every character its place in `styles`.
  public private(set) var styleOf: [Int] = []
  public private(set) var styles: [TextStyle] = []
  /// For every character its place in `paragraphs`.
  public private(set) var paragraphOf: [Int] = []
  public private(set) var paragraphs: [ParagraphRules] = []

  public init() {}

  public init(_ text: String, style: TextStyle, rules: ParagraphRules) {
    append(Array(text), style: style, rules: rules)
  }

  public var isEmpty: Bool { characters.isEmpty }
  public var count: Int { characters.count }

  public mutating func append(_ more: [Character], style: TextStyle, rules: ParagraphRules) {
    guard !more.isEmpty else { return }
    if styles.last != style { styles.append(style) }
    if paragraphs.last != rules { paragraphs.append(rules) }
    characters += more
    styleOf += Array(repeating: styles.count - 1, count: more.count)
    paragraphOf += Array(repeating: paragraphs.count - 1, count: more.count)
  }

  public func style(at index: Int) -> TextStyle { styles[styleOf[index]] }
  public func rules(at index: Int) -> ParagraphRules { paragraphs[paragraphOf[index]] }

  public mutating func changeStyles(_ edit: (inout TextStyle) -> Void) {
    for index in styles.indices { edit(&styles[index]) }
  }

  func slice(_ range: Range<Int>) -> StyledText {
    var part = self
    part.characters = Array(characters[range])
    part.styleOf = Array(styleOf[range])
    part.paragraphOf = Array(paragraphOf[range])
    return part
  }

  /// Without the blanks at its end.
  var trimmedEnd: StyledText {
    var end = count
    while end > 0, characters[end - 1].isWhitespace { end -= 1 }
    return end == count ? self : slice(0..<end)
  }

  /// The characters of a range with one more put in, in the style of the character beside it.
  func inserting(_ character: Character, at index: Int) -> StyledText {
    guard !isEmpty else { return self }
    let beside = min(max(index - 1, 0), count - 1)
    var text = self
    text.characters.insert(character, at: index)
    text.styleOf.insert(styleOf[beside], at: index)
    text.paragraphOf.insert(paragraphOf[beside], at: index)
    return text
  }

  func removing(_ range: Range<Int>) -> StyledText {
    var text = self
    text.characters.removeSubrange(range)
    text.styleOf.removeSubrange(range)
    text.paragraphOf.removeSubrange(range)
    return text
  }
}
