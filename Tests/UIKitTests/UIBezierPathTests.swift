import Testing
import UIKit
import ZoeGeometry

@Suite struct UIBezierPathTests {
  @Test func `a clockwise half turn goes through the bottom, as y points down`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)

    #expect(
      path.cgPath.filmPath.rows == [
        "M 15.00000 10.00000", "C 15.00000 12.76142 12.76142 15.00000 10.00000 15.00000",
        "C 7.23858 15.00000 5.00000 12.76142 5.00000 10.00000",
      ])
  }

  @Test func `an arc after a point is joined by a line`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)

    #expect(path.cgPath.filmPath.rows[1] == "L 15.00000 0.00000")
  }

  @Test func `a line without a point is dropped`() {
    let path = UIBezierPath()

    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(path.isEmpty)
  }

  @Test func `the way back visits the points in reverse`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))

    #expect(
      path.reversing().cgPath.filmPath.rows == [
        "M 0.00000 1.00000", "L 2.00000 1.00000", "L 2.00000 0.00000", "L 0.00000 0.00000", "Z",
      ])
  }

  @Test func `a handed out path does not follow later changes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    let before = path.cgPath

    path.addLine(to: CGPoint(x: 9, y: 9))

    #expect(before.filmPath.rows.count == 5)
  }

  @Test func `an empty path is at currentPoint zero with no bounds`() {
    #expect(UIBezierPath().currentPoint == .zero)
    #expect(UIBezierPath().bounds == .zero)
  }
}
