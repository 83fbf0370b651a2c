import CoreGraphics
import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct CGContextTests {
  private let context = CGContext.recording(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a filled rectangle is a step in the fill colour`() {
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))

    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(context.recorded.steps == [.fill(.rect(Rect(1, 2, 3, 4)), .nonZero, Color(1, 0, 0))])
  }

  @Test func `the transform in force places points as they are added`() {
    context.translateBy(x: 5, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 100, y: 0)

    context.fillPath()

    #expect(context.recorded.steps == [.fill(.rect(Rect(5, 0, 1, 1)), .nonZero, .black)])
  }

  @Test func `a restored state brings the old colour back`() {
    context.saveGState()
    context.setFillColor(.white)
    context.restoreGState()

    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.recorded.steps == [.fill(.rect(Rect(0, 0, 1, 1)), .nonZero, .black)])
  }

  @Test func `a path is used up by drawing it`() {
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.strokePath()

    #expect(context.path == nil)
  }
}
