import Testing
import ZoeGeometry

/// Facts row F9.4.
@Suite struct ArcsTests {
  @Test(arguments: [
    (0, 2 * Double.pi, false, 4), (1, 7.5, false, 5), (0, -1, false, 4),
    (0, -2 * Double.pi, false, 0),
    (0, 4 * Double.pi, false, 8), (0, 2 * Double.pi, true, 4), (0, 3 * Double.pi, true, 2),
    (0, 7, true, 4), (0, -7, true, 5), (2, 0, true, 2),
  ])
  func `an arc has one cubic a quarter turn`(
    start: Double, end: Double, clockwise: Bool, count: Int
  ) {
    var path = Path()
    path.addArc(center: Point(10, 10), radius: 5, start: start, end: end, clockwise: clockwise)

    #expect(path.elements.count == count + 1)
  }

  @Test func `a half turn passes the measured control points`() {
    var path = Path()
    path.addArc(center: Point(10, 10), radius: 5, start: 0, end: .pi, clockwise: false)

    guard case .cubic(let c1, let c2, let end) = path.elements[1] else {
      Issue.record("no cubic")
      return
    }
    #expect(abs(c1.y - 12.7614) < 1e-4)
    #expect(abs(c2.x - 12.7614) < 1e-4)
    #expect(abs(end.y - 15) < 1e-12)
  }

  @Test func `a line leads from the current point to the arc`() {
    var path = Path([.move(Point(0, 0))])
    path.addArc(center: Point(10, 10), radius: 5, start: 0, end: 1, clockwise: false)

    #expect(path.elements[1] == .line(Point(15, 10)))
  }
}
