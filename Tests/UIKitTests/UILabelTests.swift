import Foundation
import Testing
import UIKit
import ZoeFilm
import ZoeFonts
import ZoeGeometry

private let hasFont = FileManager.default.fileExists(
  atPath: FontLibrary.defaultFolder + "/Inter-4.1.ttf")

extension OneRun {
  @MainActor @Suite(.enabled(if: hasFont, "the system font is not in the cache"))
  struct UILabelTests {
    private let stage = Stage()

    private func label(_ text: String, width: Double = 100, height: Double = 40) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
      label.text = text
      stage.root.addSubview(label)
      return label
    }

    private func run(of label: UILabel) -> GlyphRun? {
      stage.run(to: 0)
      guard case .glyphs(let run)? = label.layer.drawing?.steps.first else { return nil }
      return run
    }

    @Test func `a line of 17 points asks for 20 point 5 at two pixels a point`() {
      #expect(label("Hello").intrinsicContentSize.height == 20.5)
    }

    @Test func `no text asks for nothing`() {
      #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func `a label takes no touches`() {
      #expect(!label("x").isUserInteractionEnabled)
    }

    @Test func `the line is centred from top to bottom, its baseline on a pixel`() {
      // (40 − 20.287) / 2 + 16.187 = 26.043, on half points 26.
      #expect(run(of: label("Hello"))?.glyphs.first?.origin.y == 26)
    }

    @Test func `centred text stands in the middle`() throws {
      let label = label("ii")
      label.textAlignment = .center
      let width = try #require(run(of: label)?.glyphs.first?.origin.x)

      #expect(abs(2 * width + label.intrinsicContentSize.width - 100) < 1)
    }

    @Test func `text is black of its size`() {
      let run = run(of: label("x"))

      #expect(run?.color == .black)
      #expect(run?.size == 17)
    }

    @Test func `equal letters share an outline`() throws {
      let glyphs = try #require(run(of: label("oo"))?.glyphs)

      #expect(glyphs[0].glyph == glyphs[1].glyph)
      #expect(RenderTree.current.assets.glyphs.count == 1)
    }

    @Test func `new text draws anew`() {
      let label = label("a")
      stage.run(to: 0)
      let before = label.layer.drawing

      label.text = "b"
      stage.run(to: 1)

      #expect(label.layer.drawing != before)
    }

    @Test func `a tail that does not fit becomes an ellipsis`() throws {
      let long = label("A label that is far too long", width: 60)
      let short = label("A lab…", width: 60)

      let longRun = try #require(run(of: long))

      #expect(longRun.glyphs.last?.glyph == run(of: short)?.glyphs.last?.glyph)
      #expect(longRun.glyphs.count < 10)
    }

    @Test func `without a limit text breaks at blanks`() {
      let label = label("one two three", width: 40, height: 100)
      label.numberOfLines = 0

      #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height == 61)
    }
  }
}
