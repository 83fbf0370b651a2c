import Foundation
import QuartzCore
import Testing
import UIKit
import ZoeFilm
import ZoeFonts
import ZoeGeometry

private let hasFont = FileManager.default.fileExists(
  atPath: FontLibrary.defaultFolder + "/Inter-4.1.ttf")

extension OneRun {
  @MainActor @Suite(.enabled(if: hasFont, "the system font is not in the cache"))
  struct AttributedTextTests {
    private let stage = Stage()

    private func steps(
      _ text: NSAttributedString, size: CGSize = CGSize(width: 100, height: 40)
    ) -> [DrawStep] {
      let label = UILabel(frame: CGRect(origin: .zero, size: size))
      label.numberOfLines = 0
      label.attributedText = text
      stage.root.addSubview(label)
      stage.run(to: 0)
      return label.layer.drawing?.steps ?? []
    }

    private func runs(_ steps: [DrawStep]) -> [GlyphRun] {
      steps.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    @Test func `each run has its own font and colour`() {
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.addAttributes(
        [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red],
        range: NSRange(location: 1, length: 1))

      let found = runs(steps(text))

      #expect(found.map(\.size) == [10, 20])
      #expect(found.last?.color == Color(1, 0, 0))
    }

    @Test func `runs of different sizes share a baseline`() {
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))

      let found = runs(steps(text)).flatMap(\.glyphs).map(\.origin.y)

      #expect(found == [27, 27])
    }

    @Test func `a baseline offset raises`() {
      let text = NSAttributedString(string: "a", attributes: [.baselineOffset: 5])
      let plain = runs(steps(NSAttributedString(string: "a")))[0].glyphs[0].origin.y

      // The line grows by 5 upwards, so its baseline falls by 2.5.
      #expect(runs(steps(text))[0].glyphs[0].origin.y == plain - 2.5)
    }

    @Test func `a paragraph style aligns`() throws {
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])

      let glyph = try #require(runs(steps(text)).first?.glyphs.first)

      #expect(abs(glyph.origin.x + text.size(of: 17) - 100) < 1e-9)
    }

    @Test func `a background lies below the letters, as high as the line`() {
      let text = NSAttributedString(string: "a", attributes: [.backgroundColor: UIColor.red])
      let found = steps(text)

      guard case .fill(let path, _, let color) = found[0] else {
        Issue.record("no background")
        return
      }
      #expect(color == Color(1, 0, 0))
      #expect(abs(path.height - 20.287109375) < 1e-9)
    }

    @Test func `an underline is a filled bar of one point below the letters`() {
      let text = NSAttributedString(
        string: "a", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
      let found = steps(text)

      guard case .fill(let path, _, _)? = found.last else {
        Issue.record("no underline")
        return
      }
      #expect(path.height == 1)
    }

    @Test func `a stroke width above nothing draws outlines alone`() {
      let text = NSAttributedString(string: "a", attributes: [.strokeWidth: 10])
      let found = steps(text)

      guard case .stroke(_, let pen, _)? = found.first else {
        Issue.record("no stroke")
        return
      }
      #expect(found.count == 1)
      #expect(abs(pen.width - 1.7) < 1e-9)
    }

    @Test func `the label's own colour holds for all runs`() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.attributedText = NSAttributedString(
        string: "a", attributes: [.foregroundColor: UIColor.red])
      label.textColor = .blue
      stage.root.addSubview(label)
      stage.run(to: 0)

      #expect(runs(label.layer.drawing?.steps ?? [])[0].color == Color(0, 0, 1))
    }

    @Test func `mutable styles copy to fixed ones`() {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      let copy = style.copy() as? NSParagraphStyle
      style.lineSpacing = 8

      #expect(copy?.lineSpacing == 4)
      #expect((copy is NSMutableParagraphStyle) == false)
    }

    @Test func `a string measures as high as its font's line`() {
      let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])

      #expect(size.height == 20.287109375)
      #expect(size.width > 35 && size.width < 45)
    }

    @Test func `a bounding box wraps where lines are asked for`() {
      let box = "one two three".boundingRect(
        with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)],
        context: nil)

      #expect(box.height == 60.861328125)
      #expect(box.width <= 40)
    }

    @Test func `a drawn string has its top at the point`() {
      let context = CGContext.recording(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      UIGraphicsPushContext(context)
      "a".draw(
        at: CGPoint(x: 5, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      UIGraphicsPopContext()

      // 10 + 16.187 = 26.187, on half points 26.
      #expect(runs(context.recorded.steps).first?.glyphs.first?.origin.y == 26)
      #expect(runs(context.recorded.steps).first?.glyphs.first?.origin.x == 5)
    }

    @Test func `a string drawn in a scaled context becomes paths`() {
      let context = CGContext.recording(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      context.scaleBy(x: 2, y: 2)
      UIGraphicsPushContext(context)
      "a".draw(at: .zero)
      UIGraphicsPopContext()

      #expect(runs(context.recorded.steps).isEmpty)
      #expect(context.recorded.steps.count == 1)
    }

    @Test func `an unknown font is nil and a note`() {
      #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
      #expect(World.current.notes.map(\.code) == ["ZOE1206"])
    }

    @Test func `a substitution is noted once`() {
      _ = UIFont(name: "Avenir-Heavy", size: 12)
      _ = UIFont(name: "Avenir-Heavy", size: 14)

      #expect(World.current.notes.map(\.code) == ["ZOE1203"])
    }

    @Test func `bold is given and taken`() {
      let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
      let plain = bold?.withSymbolicTraits([])

      #expect(
        bold.map { UIFont(descriptor: $0, size: 0) } == .systemFont(ofSize: 12, weight: .bold))
      #expect(plain?.symbolicTraits == [])
    }

    // Text layers.

    private func textLayer(_ edit: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      layer.string = "Hi"
      edit(layer)
      stage.root.layer.addSublayer(layer)
      stage.run(to: 0)
      return layer
    }

    @Test func `a text layer is white and 36 points`() {
      let run = runs(textLayer().drawing?.steps ?? []).first

      #expect(run?.size == 36)
      #expect(run?.color == .white)
    }

    @Test func `a text layer's line stands at its top`() {
      let layer = textLayer {
        $0.font = UIFont.systemFont(ofSize: 1)
        $0.fontSize = 20
      }

      // 0.9521484375 · 20 = 19.04, on whole points 19.
      #expect(runs(layer.drawing?.steps ?? []).first?.glyphs.first?.origin.y == 19)
    }

    @Test func `a text layer centres`() throws {
      let layer = textLayer {
        $0.alignmentMode = .center
        $0.string = "ii"
        $0.font = UIFont.systemFont(ofSize: 1)
        $0.fontSize = 17
      }
      let x = try #require(runs(layer.drawing?.steps ?? []).first?.glyphs.first?.origin.x)
      let width = NSAttributedString(string: "ii").size(of: 17)

      #expect(abs(2 * x + Double(width) - 100) < 1e-9)
    }

    @Test func `a new string draws anew and none draws nothing`() {
      let layer = textLayer()
      let before = layer.drawing
      layer.string = "Ho"
      stage.run(to: 1)
      #expect(layer.drawing != before)

      layer.string = nil
      stage.run(to: 2)
      #expect(layer.drawing == nil)
    }

    @Test func `a wrapped text layer breaks its lines`() {
      let layer = textLayer {
        $0.string = "one two three"
        $0.fontSize = 17
        $0.isWrapped = true
        $0.bounds.size.width = 40
      }

      #expect(runs(layer.drawing?.steps ?? []).count == 3)
    }

    @Test func `an attributed string brings its own looks to a text layer`() {
      let layer = textLayer {
        $0.string = NSAttributedString(
          string: "a",
          attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.red])
      }
      let run = runs(layer.drawing?.steps ?? []).first

      #expect(run?.size == 11)
      #expect(run?.color == Color(1, 0, 0))
    }
  }
}

extension NSAttributedString {
  /// The width in the system font at a size.
  fileprivate func size(of points: CGFloat) -> CGFloat {
    string.size(withAttributes: [.font: UIFont.systemFont(ofSize: points)]).width
  }
}

extension Path {
  fileprivate var height: Double {
    let ys = elements.compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.y
      case .quad, .cubic, .close: nil
      }
    }
    return (ys.max() ?? 0) - (ys.min() ?? 0)
  }
}
