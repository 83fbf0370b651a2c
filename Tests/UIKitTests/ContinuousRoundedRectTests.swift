import CoreGraphics
import Testing
import ZoeGeometry

@testable import UIKit

/// The outlines of facts row F9.9.
@Suite struct ContinuousRoundedRectTests {
  private func path(_ width: Double, _ height: Double, radius: Double) -> [String] {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return ContinuousRoundedRect(rect: rect, radius: radius, corners: .allCorners).path.rows
  }

  @Test func `a radius of 10 begins at 15 point 28665 and bends in three cubics`() {
    #expect(
      path(160, 100, radius: 10).prefix(6) == [
        "M 15.28665 0.00000", "L 144.71335 0.00000",
        "C 149.11507 0.00000 151.31593 0.00000 153.68506 0.74911", "L 153.68506 0.74911",
        "C 156.27176 1.69060 158.30940 3.72824 159.25089 6.31494",
        "C 160.00000 8.68407 160.00000 10.88493 160.00000 15.28665",
      ])
  }

  @Test func `a height too short for its radius snaps to half of it`() {
    #expect(
      path(160, 100, radius: 42).prefix(6) == [
        "M 64.20393 0.00000", "L 84.50425 0.00000",
        "C 106.51285 0.00000 117.51715 0.00000 129.36281 3.74557",
        "C 147.75712 10.44054 160.00000 27.92520 160.00000 47.50000", "L 160.00000 50.00000",
        "L 160.00000 52.50000",
      ])
  }

  @Test func `a width too short begins at the middle of the top`() {
    #expect(
      path(60, 160, radius: 24).prefix(4) == [
        "M 30.00000 0.00000", "L 31.50000 0.00000",
        "C 43.24488 0.00000 53.73568 7.34573 57.75266 18.38231",
        "C 60.00000 25.48971 60.00000 32.09229 60.00000 45.29745",
      ])
  }

  @Test func `both sides too short make a capsule`() {
    #expect(
      path(160, 100, radius: 64).prefix(3) == [
        "M 80.00000 0.00000", "L 110.00000 0.00000",
        "C 137.61424 0.00000 160.00000 22.38576 160.00000 50.00000",
      ])
  }

  @Test func `a radius of 0 is a rectangle`() {
    #expect(
      path(2, 1, radius: 0) == [
        "M 0.00000 0.00000", "L 2.00000 0.00000", "L 2.00000 1.00000", "L 0.00000 1.00000", "Z",
      ])
  }

  @Test func `corners that are not asked for stay square`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = ContinuousRoundedRect(rect: rect, radius: 10, corners: .bottomLeft).path

    #expect(
      path.rows.prefix(3) == ["M 0.00000 0.00000", "L 100.00000 0.00000", "L 100.00000 100.00000"])
  }
}

extension Path {
  /// Elements to five places, as the figures are published.
  var rows: [String] {
    func text(_ p: Point) -> String { String(format: "%.5f %.5f", p.x + 0, p.y + 0) }
    return elements.map { element in
      switch element {
      case .move(let p): "M \(text(p))"
      case .line(let p): "L \(text(p))"
      case .quad(let c, let p): "Q \(text(c)) \(text(p))"
      case .cubic(let a, let b, let p): "C \(text(a)) \(text(b)) \(text(p))"
      case .close: "Z"
      }
    }
  }
}
