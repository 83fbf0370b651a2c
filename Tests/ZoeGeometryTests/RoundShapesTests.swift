import Testing
import ZoeGeometry

/// Facts row F9.3.
@Suite struct RoundShapesTests {
  @Test func `an ellipse starts at three o'clock and goes down`() {
    let ellipse = Path.ellipse(in: Rect(0, 0, 20, 10))

    #expect(ellipse.elements.count == 6)
    #expect(ellipse.elements[0] == .move(Point(20, 5)))
    guard case .cubic(let c1, let c2, let end) = ellipse.elements[1] else {
      Issue.record("no cubic")
      return
    }
    #expect(abs(c1.y - 7.7614) < 1e-4)
    #expect(abs(c2.x - 15.5228) < 1e-4)
    #expect(end == Point(10, 10))
  }

  @Test func `a rounded rectangle starts in the middle of its right side`() {
    let rect = Path.roundedRect(Rect(0, 0, 20, 10), cornerWidth: 3, cornerHeight: 3)

    #expect(rect.elements[0] == .move(Point(20, 5)))
    #expect(rect.elements[1] == .line(Point(20, 7)))
    #expect(rect.elements.count == 10)
  }

  @Test func `corners that are not asked for stay square`() {
    let top = Path.roundedRect(Rect(0, 0, 20, 10), cornerWidth: 3, cornerHeight: 3, corners: 3)

    #expect(top.elements.contains(.line(Point(20, 10))))
    #expect(top.elements.contains(.line(Point(0, 10))))
    #expect(!top.elements.contains(.line(Point(0, 0))))
  }
}
