import UIKit
import ZoeGeometry

extension FidelityScene {
  /// Opacity, position and rotation.
  static let motion = [
    cursor("lottie-cursor-opacity-p000", frame: 0),
    cursor("lottie-cursor-opacity-p050", frame: 10.5),
    cursor("lottie-cursor-opacity-p075", frame: 15.75),
    dots("lottie-dots-path-p000", frame: 0),
    dots("lottie-dots-path-p025", frame: 16.25),
    turningSquare("lottie-pos-rot-p000", frame: 0),
    turningSquare("lottie-pos-rot-p025", frame: 12.25),
  ]

  private static func cursor(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(name: name, size: Size(80, 100), scale: 2, time: frame / 25) { root in
      root.add(CAShapeLayer()) {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 11.5, y: 9.5))
        line.addLine(to: CGPoint(x: 11.5, y: 93))
        $0.path = line
        $0.strokeColor = color(0, 0.01, 0.24)
        $0.lineWidth = 5
        $0.add(
          keyframes("opacity", [1, 1, 0, 0], at: [0, 9, 17, 21], of: 21, fps: 25), forKey: nil)
      }
    }
  }

  private static func dots(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(name: name, size: Size(300, 300), scale: 2, time: frame / 60) { root in
      for (x, start) in [(183.5, 10.0), (142.721, 5), (101.95, 0)] {
        root.add(CAShapeLayer()) {
          let radius = 11.46837
          $0.path = CGPath(
            ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius),
            transform: nil)
          func place(_ y: Double) -> CGPoint { CGPoint(x: x, y: y + (5.833 - 6) * 7.64558) }
          $0.position = place(144)
          let path = CGMutablePath()
          path.move(to: place(144))
          path.addCurve(to: place(124), control1: place(140.667), control2: place(124))
          path.addCurve(to: place(144), control1: place(124), control2: place(140.667))
          let hop = CAKeyframeAnimation(keyPath: "position")
          hop.path = path
          hop.timingFunctions = [curve(0.6, 0, 0.4, 1), curve(0.6, 0, 0.4, 1)]
          hop.beginTime = CACurrentMediaTime() + start / 60
          hop.duration = 24 / 60.0
          hop.fillMode = .both
          $0.add(hop, forKey: "hop")
        }
      }
    }
  }

  /// The picture has another shape on the right, which is not compared.
  private static func turningSquare(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(
      name: name, size: Size(300, 300), scale: 2, time: frame / 23.976, region: (0, 0, 260, 600)
    ) { root in
      root.add(CAShapeLayer()) {
        let side = 69.723
        $0.path = CGPath(
          rect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side), transform: nil)
        $0.fillColor = color(0.43126, 0, 0.90267)
        $0.strokeColor = color(1, 1, 1)
        $0.lineWidth = 2
        let frames = [0, 28.0, 48, 49]
        let curves = [
          curve(0.333, 0, 0.833, 0.833), curve(0.167, 0.167, 0.667, 1), curve(0, 0, 1, 1),
        ]
        $0.position = CGPoint(x: 67.861, y: 75.861)
        $0.add(
          keyframes(
            "position.y", [75.861, 265.861, 75.861, 75.861], at: frames, of: 49, fps: 23.976,
            curves), forKey: "fall")
        let turn = 45 * Double.pi / 180
        $0.add(
          keyframes(
            "transform.rotation.z", [turn, 0, -turn, -turn], at: frames, of: 49, fps: 23.976, curves
          ), forKey: "turn")
      }
    }
  }
}
