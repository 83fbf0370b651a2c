import UIKit
import ZoeGeometry

extension FidelityScene {
  static let shadows: [FidelityScene] = [
    FidelityScene(
      name: "ca-shadow", size: Size(100, 100), scale: 1, bar: .shadows, background: .white
    ) { root in
      root.add(CALayer()) {
        $0.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        $0.backgroundColor = color(0, 1, 0)
        $0.cornerRadius = 10
        $0.shadowColor = color(1, 0, 1)
        $0.shadowOpacity = 1
        $0.shadowOffset = .zero
        $0.shadowRadius = 8
        $0.shadowPath = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 10).cgPath
      }
    },
    // Beside the left side, away from the corners.
    FidelityScene(
      name: "uikit-shadow-3x", size: Size(375, 812), scale: 3, bar: .shadows, background: .white,
      region: (180, 1100, 262, 1350), build: { card($0) }),
    growingSquare("lottie-shadow-p000", frame: 0),
    growingSquare("lottie-shadow-p025", frame: 30.25),
  ]

  @MainActor private static func card(_ root: CALayer) {
    root.add(CALayer()) {
      $0.frame = CGRect(x: 263 / 3.0, y: 306, width: 200, height: 200)
      $0.shadowColor = color(0, 0, 0)
      $0.shadowOpacity = 0.5
      $0.shadowRadius = 10
      $0.shadowOffset = CGSize(width: 0, height: 1)
      $0.add(CALayer()) {
        $0.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        $0.backgroundColor = color(1, 59 / 255.0, 48 / 255.0)
        $0.cornerRadius = 10
        $0.cornerCurve = .continuous
        $0.masksToBounds = true
      }
    }
  }

  /// A rounded square that grows while its shadow gets weaker and further away.
  private static func growingSquare(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(name: name, size: Size(200, 200), scale: 2, bar: .shadows, time: frame / 60) {
      root in
      root.add(CALayer()) {
        $0.position = CGPoint(x: 100, y: 100)
        $0.shadowColor = color(0, 0, 0)
        $0.shadowRadius = 6
        $0.shadowOpacity = 1
        $0.add(CAShapeLayer()) {
          $0.path = CGPath(
            roundedRect: CGRect(x: -50, y: -50, width: 100, height: 100), cornerWidth: 12,
            cornerHeight: 12, transform: nil)
          $0.fillColor = color(0.28829, 0.57609, 0.99433)
        }
        let changes: [(String, [Any])] = [
          ("transform.scale", [1, 1.3, 1.3]), ("shadowOpacity", [1, 0.3, 0.3]),
          ("shadowOffset", [CGSize(width: 0, height: 2), CGSize(width: 0, height: 12.2)]),
        ]
        for (keyPath, values) in changes {
          $0.add(
            keyframes(
              keyPath, values.count == 2 ? values + [values[1]] : values, at: [0, 60, 121],
              of: 121, fps: 60, [curve(0.2, 0, 0, 1), curve(0, 0, 1, 1)]), forKey: keyPath)
        }
      }
    }
  }
}
