import Testing
import ZoeFonts

@Suite(.enabled(if: FontLibrary.isInstalled, "the system font is not in the cache"))
struct TypesetTests {
  private let library = FontLibrary()

  private func block(
    _ text: String, width: Double = .infinity, limit: Int = 0,
    edit: (inout TextStyle, inout ParagraphRules) -> Void = { _, _ in }
  ) -> TextBlock {
    var style = TextStyle()
    var rules = ParagraphRules()
    edit(&style, &rules)
    return TextBlock(
      StyledText(text, style: style, rules: rules), width: width, limit: limit, library: library
    ) { _ in }
  }

  @Test func `three lines of 17 points are 60 point 861328125 high`() {
    #expect(block("a\nb\nc").height == 60.861328125)
  }

  @Test func `line spacing comes between lines alone`() {
    #expect(block("a\nb") { $1.lineSpacing = 10 }.height == 50.57421875)
  }

  @Test func `a line as high as asked keeps its letters at its bottom`() {
    let line = block("a") {
      $1.minimumLineHeight = 30
      $1.maximumLineHeight = 30
    }.lines[0]

    #expect(line.height == 30)
    #expect(abs(line.ascent - (30 - 0.2412109375 * 17)) < 1e-9)
  }

  @Test func `the middle of a line gives way to the ellipsis`() {
    let line = block("abcdefghijklmnop", width: 60, limit: 1) {
      $1.lineBreakMode = .truncatingMiddle
    }.lines[0]

    #expect(line.text.characters.first == "a")
    #expect(line.text.characters.last == "p")
    #expect(line.text.characters.contains("…"))
    #expect(line.shaped.width <= 60)
  }

  @Test func `a head that does not fit becomes an ellipsis`() {
    let line = block("abcdefghijklmnop", width: 60, limit: 1) {
      $1.lineBreakMode = .truncatingHead
    }.lines[0]

    #expect(line.text.characters.first == "…")
    #expect(line.text.characters.last == "p")
  }

  @Test func `Hebrew stands at the right, its first letter last`() {
    let line = block("אבג").lines[0]

    #expect(line.isRightToLeft)
    #expect(line.shaped.glyphs.map(\.character) == [2, 1, 0])
    #expect(abs(line.left(within: 100) + line.shaped.width - 100) < 1e-9)
  }

  @Test func `numbers within Hebrew run to the right`() {
    #expect(block("אב 12").lines[0].shaped.glyphs.map(\.character) == [3, 4, 2, 1, 0])
  }

  @Test func `Hebrew within English is turned round alone`() {
    #expect(block("a אב b").lines[0].shaped.glyphs.map(\.character) == [0, 1, 3, 2, 4, 5])
  }

  @Test func `a combining mark is no wider than its letter alone`() {
    let plain = block("e").width
    let marked = block("e\u{301}").width

    #expect(abs(plain - marked) < 0.01)
  }

  @Test func `a justified line fills its width but for the last`() {
    let lines = block("one two three four", width: 80) { $1.alignment = .justified }.lines
    let blanks = lines[0].text.characters.count { $0.isWhitespace }
    let filled = lines[0].shaped.width + lines[0].justification(within: 80) * Double(blanks)

    #expect(abs(filled - 80) < 1e-9)
    #expect(lines.last?.justification(within: 80) == 0)
  }

  @Test func `characters that no face has are told by class`() {
    var told: [TextProblem] = []
    _ = TextBlock(
      StyledText("漢字", style: TextStyle(), rules: ParagraphRules()), width: .infinity, limit: 0,
      library: library
    ) { told.append($0) }

    #expect(told.contains(.missingGlyphs(of: "Chinese")))
  }

  @Test func `kerning is added after every glyph`() {
    #expect(abs(block("abc") { style, _ in style.kern = 2 }.width - block("abc").width - 6) < 0.5)
  }
}

@Suite struct FontNamesTests {
  @Test func `names of no iOS font are unknown`() {
    #expect(FontNames.read("NoSuchFont-Bold") == nil)
  }

  @Test(arguments: [
    ("HelveticaNeue-UltraLight", "Helvetica Neue", -0.8), ("ArialMT", "Arial", 0),
    ("TimesNewRomanPS-BoldMT", "Times New Roman", 0.4), ("Avenir Next", "Avenir Next", 0),
    ("AvenirNext-DemiBold", "Avenir Next", 0.3), ("Futura-CondensedExtraBold", "Futura", 0.56),
  ])
  func `a PostScript name tells family and weight`(name: String, family: String, weight: Double) {
    let named = FontNames.read(name)

    #expect(named?.familyName == family)
    #expect(named?.typeface.weight == weight)
  }

  @Test func `in-between weights of Helvetica Neue are the system font's`() {
    #expect(FontNames.read("HelveticaNeue-Thin")?.typeface.design == .system)
  }
}
