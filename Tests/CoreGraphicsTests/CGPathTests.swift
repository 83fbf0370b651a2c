import CoreGraphics
import Testing

/// Measured: path.
@Suite struct CGPathTests {
  @Test func `an ellipse starts at three o'clock and goes down first`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

    var points: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type == .addCurveToPoint {
        points += [element.pointee.points[0], element.pointee.points[2]]
      }
    }

    #expect(points[0].x == 100 && abs(points[0].y - 77.61423749) < 1e-8)
    #expect(points[1] == CGPoint(x: 50, y: 100))
  }

  @Test func `a line after a close begins at the closed subpath's start`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))

    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 8, height: 7))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test func `a path contains its edge and its holes follow the rule`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))

    #expect(path.contains(CGPoint(x: 10, y: 5)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
  }

  @Test func `the box of the path is inside the box of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))

    #expect(path.boundingBox.height == 10)
    #expect(path.boundingBoxOfPath.height == 7.5)
  }
}
