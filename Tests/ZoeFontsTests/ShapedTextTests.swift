import Testing
import ZoeFonts
import ZoeGeometry

@Suite(.enabled(if: FontLibrary.isInstalled, "the system font is not in the cache"))
struct ShapedTextTests {
  @Test func `a letter's outline stands on the baseline, one unit to the em`() throws {
    let face = try FontLibrary().systemFace()

    let glyph = try #require(face.shape("H", style: FontStyle(), ligatures: true).first)
    let outline = face.outline(of: glyph.index, style: FontStyle())

    #expect(outline.lowest == 0)
    #expect(abs(outline.highest + 0.727) < 0.01)
  }

  @Test func `a heavier weight is wider`() throws {
    let face = try FontLibrary().systemFace()
    var heavy = FontStyle()
    heavy.weight = 800

    let regular = face.shape("m", style: FontStyle(), ligatures: true)[0].advance
    let wide = face.shape("m", style: heavy, ligatures: true)[0].advance

    #expect(wide > regular)
  }

  @Test func `kerning pulls A and V together`() throws {
    let face = try FontLibrary().systemFace()

    let pair = face.shape("AV", style: FontStyle(), ligatures: true)
    let alone = face.shape("A", style: FontStyle(), ligatures: true)

    #expect(pair[0].advance < alone[0].advance)
  }

  @Test func `clusters are offsets in the text's UTF-8`() throws {
    let face = try FontLibrary().systemFace()

    let glyphs = face.shape("aéb", style: FontStyle(), ligatures: true)

    #expect(glyphs.map(\.cluster) == [0, 1, 3])
  }

  @Test func `tabular digits share one width`() throws {
    let face = try FontLibrary().systemFace()
    var style = FontStyle()
    style.tabularDigits = true

    let glyphs = face.shape("18", style: style, ligatures: true)

    #expect(glyphs[0].advance == glyphs[1].advance)
  }

  @Test func `a character that the face lacks is glyph 0`() throws {
    let face = try FontLibrary().systemFace()

    #expect(face.shape("\u{E123}", style: FontStyle(), ligatures: true)[0].index == 0)
  }

  @Test func `a blank has no outline`() throws {
    let face = try FontLibrary().systemFace()

    let space = face.shape(" ", style: FontStyle(), ligatures: true)[0]

    #expect(face.outline(of: space.index, style: FontStyle()).isEmpty)
  }
}

extension Path {
  /// The y of the ends of all elements.
  var heights: [Double] {
    elements.compactMap { element in
      switch element {
      case .move(let p), .line(let p): p.y
      case .quad(_, let p), .cubic(_, _, let p): p.y
      case .close: nil
      }
    }
  }
  var lowest: Double? { heights.max() }
  var highest: Double { heights.min() ?? 0 }
}
