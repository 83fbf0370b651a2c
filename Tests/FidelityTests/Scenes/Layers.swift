import UIKit
import ZoeGeometry

extension FidelityScene {
  /// Backgrounds, corners and borders.
  static let layers: [FidelityScene] = [
    box("ca-backgroundcolor_red") { $0.backgroundColor = color(1, 0, 0) },
    box("ca-cornerstyle_rounded") {
      $0.backgroundColor = blue
      $0.cornerRadius = 10
    },
    box("ca-cornerstyle_widecapsule", width: 200) {
      $0.backgroundColor = blue
      $0.cornerRadius = 50
    },
    box("ca-borders_square") {
      $0.backgroundColor = blue
      $0.borderWidth = 1
      $0.borderColor = orange
    },
    box("ca-borders_rounded") {
      $0.backgroundColor = blue
      $0.cornerRadius = 10
      $0.borderWidth = 1
      $0.borderColor = orange
    },
    box("ca-layer-border", scale: 3) {
      $0.backgroundColor = color(1, 0, 0)
      $0.borderWidth = 4
      $0.borderColor = color(0, 0, 0)
    },
  ]

  private static let blue = color(0, 0, 1)
  private static let orange = color(1, 128.0 / 255, 0)

  /// A layer over all of a white canvas 100 points high.
  private static func box(
    _ name: String, width: Double = 100, scale: Double = 1,
    _ change: @escaping @Sendable @MainActor (CALayer) -> Void
  ) -> FidelityScene {
    FidelityScene(name: name, size: Size(width, 100), scale: scale, background: .white) { root in
      root.add(CALayer()) {
        $0.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        change($0)
      }
    }
  }
}
