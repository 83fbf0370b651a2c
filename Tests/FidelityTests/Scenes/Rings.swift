import UIKit
import ZoeGeometry

@testable import ZoeFilm

extension FidelityScene {
  /// Circles of which a part is stroked.
  static let rings = [
    threeArcs("lottie-ring3arcs-p000", frame: 0),
    threeArcs("lottie-ring3arcs-p025", frame: 22.5),
    threeArcs("lottie-ring3arcs-p075", frame: 67.5),
    leavingRing("lottie-ring-strokestart-p000", progress: 0),
    leavingRing("lottie-ring-strokestart-p025", progress: 0.25),
    leavingRing("lottie-ring-strokestart-p075", progress: 0.75),
  ]

  /// A circle from the top, clockwise.
  private static func add(
    circle center: CGPoint, _ radius: Double, to path: CGMutablePath
  ) {
    let arm = radius * 0.55228
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    path.move(to: point(0, -radius))
    path.addCurve(
      to: point(radius, 0), control1: point(arm, -radius), control2: point(radius, -arm))
    path.addCurve(to: point(0, radius), control1: point(radius, arm), control2: point(arm, radius))
    path.addCurve(
      to: point(-radius, 0), control1: point(-arm, radius), control2: point(-radius, arm))
    path.addCurve(
      to: point(0, -radius), control1: point(-radius, -arm), control2: point(-arm, -radius))
    path.closeSubpath()
  }

  /// Where a trim is at a frame: there and back, each way eased.
  private static func trim(_ ends: (Double, Double), at frame: Double) -> Double {
    let out = TimingCurve.cubic(Point(0.167, 0.167), Point(0.667, 1))
    let back = TimingCurve.cubic(Point(0.333, 0), Point(0.833, 0.833))
    let share = frame <= 45 ? out.value(at: frame / 45) : 1 - back.value(at: (frame - 45) / 45)
    return ends.0 + (ends.1 - ends.0) * share
  }

  private static func threeArcs(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(name: name, size: Size(80, 80), scale: 2, bar: .trims) { root in
      let arcs: [(CGColor, Double, Double)] = [
        (color(1, 0.83529, 0), 0.151, 0.159), (color(0.90588, 0.09804, 0.50196), 0.219, 0.360),
        (color(0, 0.63922, 0.88627), 0.419, 0.701),
      ]
      for (stroke, low, high) in arcs {
        root.add(CAShapeLayer()) {
          // Twice, so that what passes the top goes on.
          let path = CGMutablePath()
          add(circle: CGPoint(x: 40, y: 40), 36, to: path)
          add(circle: CGPoint(x: 40, y: 40), 36, to: path)
          $0.path = path
          $0.fillColor = nil
          $0.strokeColor = stroke
          $0.lineWidth = 8
          $0.lineCap = .round
          $0.lineJoin = .round
          $0.strokeStart = (trim((0.499, low), at: frame) + frame / 90) / 2
          $0.strokeEnd = (trim((0.501, high), at: frame) + frame / 90) / 2
        }
      }
    }
  }

  private static func leavingRing(_ name: String, progress: Double) -> FidelityScene {
    FidelityScene(
      name: name, size: Size(256, 256), scale: 2, time: progress * 12 / 15
    ) { root in
      let path = CGMutablePath()
      add(circle: CGPoint(x: 128, y: 128), 106, to: path)
      root.add(CAShapeLayer()) {
        $0.path = path
        $0.fillColor = nil
        $0.strokeColor = color(0.60784, 0.60784, 0.60784)
        $0.lineWidth = 8
        $0.lineCap = .round
        $0.opacity = 0.08
      }
      root.add(CAShapeLayer()) {
        $0.path = path
        $0.fillColor = nil
        $0.strokeColor = color(0.49412, 0.82745, 0.12941)
        $0.lineWidth = 8
        $0.lineCap = .round
        $0.lineJoin = .round
        let leave = CABasicAnimation(keyPath: "strokeStart")
        leave.fromValue = 0
        leave.toValue = 1
        leave.duration = 12 / 15
        leave.timingFunction = curve(0.167, 0.167, 0.833, 0.833)
        $0.add(leave, forKey: "leave")
      }
    }
  }
}
