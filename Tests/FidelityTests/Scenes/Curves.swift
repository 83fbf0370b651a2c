import UIKit
import ZoeGeometry

@testable import ZoeFilm

extension FidelityScene {
  /// Grids with a timing curve as 100 lines.
  static let curves = [
    timing("shape-curve-easeinout", .cubic(Point(0.42, 0), Point(0.58, 1))),
    timing("shape-curve-overshoot", .cubic(Point(0.5, 0), Point(0.5, 1.3))),
  ]

  private static func timing(_ name: String, _ curve: TimingCurve) -> FidelityScene {
    FidelityScene(name: name, size: Size(240, 240), scale: 3, background: .white) { root in
      root.add(CAShapeLayer()) {
        let grid = CGMutablePath()
        for place in stride(from: 20.0, through: 220, by: 25) {
          grid.move(to: CGPoint(x: place, y: 20))
          grid.addLine(to: CGPoint(x: place, y: 220))
          grid.move(to: CGPoint(x: 20, y: place))
          grid.addLine(to: CGPoint(x: 220, y: place))
        }
        $0.path = grid
        $0.strokeColor = color(0.9, 0.9, 0.9)
      }
      root.add(CAShapeLayer()) {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 20, y: 220))
        for step in 0...100 {
          let height = curve.value(at: Double(step) / 100)
          line.addLine(to: CGPoint(x: 20 + 2 * Double(step), y: 220 - 200 * height))
        }
        $0.path = line
        $0.fillColor = nil
        $0.strokeColor = color(0, 0, 0)
        $0.lineWidth = 2
      }
    }
  }

  /// A path filled by a layer's and by a view's drawing.
  static let hearts: [FidelityScene] = [
    FidelityScene(name: "cg-heart-cgpath", size: Size(90, 90), scale: 1) { root in
      root.add(Heart()) {
        $0.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        $0.setNeedsDisplay()
      }
    },
    FidelityScene(
      name: "cg-heart-uibezierpath", size: Size(90, 90), scale: 1, bar: .coarseFill
    ) { root in
      root.add(BezierHeart()) {
        $0.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        $0.setNeedsDisplay()
      }
    },
  ]
}

private func heart() -> CGPath {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 0, y: 60))
  path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
  path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
  path.addCurve(
    to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
  path.addCurve(
    to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
  path.addLine(to: .zero)
  path.closeSubpath()
  path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
  return path
}

private final class Heart: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(color(0, 0, 0))
    ctx.addPath(heart())
    ctx.fillPath()
  }
}

private final class BezierHeart: CALayer {
  override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    UIColor.black.setFill()
    UIBezierPath(cgPath: heart()).fill()
    UIGraphicsPopContext()
  }
}
