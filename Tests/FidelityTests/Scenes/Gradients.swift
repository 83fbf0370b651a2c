import UIKit
import ZoeFilm
import ZoeGeometry

private let five = [
  color(0.9490196078, 0.3215686275, 0.431372549), color(0.9450980392, 0.4784313725, 0.5921568627),
  color(0.9529411765, 0.737254902, 0.7843137255), color(0.4274509804, 0.8666666667, 0.9490196078),
  color(0.7568627451, 0.9411764706, 0.9568627451),
]
private let six = [
  color(0.2980392157, 0.8509803922, 0.3921568627), color(0.3529411765, 0.7843137255, 0.9803921569),
  color(0, 0.4784313725, 1), color(0.2039215686, 0.6666666667, 0.862745098),
  color(0.3450980392, 0.337254902, 0.8392156863), color(1, 0.1764705882, 0.3333333333),
]

extension FidelityScene {
  static let gradients: [FidelityScene] = [
    bar("ca-gradient-5stops", Size(375, 3), five),
    bar("ca-gradient-6stops", Size(375, 3), six),
    FidelityScene(
      name: "ca-gradient-mask-half", size: Size(375, 3), scale: 3, bar: .gradients,
      background: Color(229.0 / 255, 233.0 / 255, 235.0 / 255)
    ) { root in
      root.add(across(five, width: 375, height: 3)) {
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 187.5, height: 3)
        mask.backgroundColor = color(1, 1, 1)
        $0.mask = mask
      }
    },
    FidelityScene(
      name: "ca-gradient-loadingbar", size: Size(375, 4), scale: 3, bar: .gradients
    ) { root in
      let thirteen = five + five.reversed().dropFirst() + five.dropFirst()
      root.add(across(thirteen, width: 1125, height: 4)) { _ in }
    },
    FidelityScene(
      name: "ca-gradient-red-yellow", size: Size(100, 100), scale: 3, bar: .gradients
    ) { root in
      root.add(CAGradientLayer()) {
        $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        $0.colors = [color(1, 0, 0), color(1, 1, 0)]
      }
    },
    changingColors("lottie-gradient-colors-p000", frame: 0),
    changingColors("lottie-gradient-colors-p025", frame: 24.25),
    changingColors("lottie-gradient-colors-p050", frame: 48.5),
    movingStart("lottie-gradient-startpoint-p000", frame: 0),
    movingStart("lottie-gradient-startpoint-p025", frame: 11.25),
  ]

  private static func bar(_ name: String, _ size: Size, _ colors: [CGColor]) -> FidelityScene {
    FidelityScene(name: name, size: size, scale: 3, bar: .gradients) { root in
      root.add(across(colors, width: size.width, height: size.height)) { _ in }
    }
  }

  @MainActor private static func across(
    _ colors: [CGColor], width: Double, height: Double
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 0)
    layer.colors = colors
    return layer
  }

  /// A turned pill of three colours, all of which change.
  private static func changingColors(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(
      name: name, size: Size(500, 150), scale: 2, bar: .gradients, time: frame / 24
    ) { root in
      root.add(CAGradientLayer()) {
        let inner = CGAffineTransform(scaleX: 1, y: 1.01337)
          .concatenating(CGAffineTransform(rotationAngle: 0.326 * .pi / 180))
          .concatenating(CGAffineTransform(translationX: -3, y: 4))
        let outer = CGAffineTransform(scaleX: 2.66081, y: 2.32083)
          .concatenating(CGAffineTransform(rotationAngle: -0.2 * .pi / 180))
          .concatenating(CGAffineTransform(translationX: 2006, y: 590))
          .concatenating(CGAffineTransform(scaleX: 0.125, y: 0.125))
        // A square, in which unit coordinates keep angles.
        $0.bounds = CGRect(x: -751, y: -751, width: 1502, height: 1502)
        $0.position = .zero
        $0.setAffineTransform(inner.concatenating(outer))
        $0.startPoint = CGPoint(x: 1 / 1502.0, y: 0.5)
        $0.endPoint = CGPoint(x: 1503 / 1502.0, y: 755 / 1502.0)
        $0.locations = [0, 0.5, 1]
        let yellow = [color(1, 0.988, 0), color(0.5, 0.994, 0.024), color(0, 1, 0.047)]
        let values = [
          yellow,
          [color(0, 0.706, 1), color(0, 0.853, 0.524), color(0, 1, 0.047)],
          [color(0, 0.165, 1), color(0, 0.576, 1), color(0, 0.988, 1)],
          [color(0.8, 0, 1), color(0.4, 0.059, 1), color(0, 0.118, 1)],
          yellow, yellow,
        ]
        $0.colors = yellow
        $0.add(
          keyframes(
            "colors", values, at: [0, 23, 48, 74, 96, 97], of: 97, fps: 24,
            Array(repeating: curve(0.333, 0, 0.667, 1), count: 5)), forKey: nil)
        let pill = CAShapeLayer()
        pill.path = CGPath(
          roundedRect: CGRect(x: -751, y: -254, width: 1502, height: 508), cornerWidth: 254,
          cornerHeight: 254, transform: nil)
        pill.frame = $0.bounds
        pill.bounds = $0.bounds
        $0.mask = pill
      }
    }
  }

  /// A square whose gradient begins at a place that moves.
  private static func movingStart(_ name: String, frame: Double) -> FidelityScene {
    FidelityScene(
      name: name, size: Size(500, 356.5), scale: 2, bar: .gradients, time: frame / 30
    ) { root in
      root.add(CAGradientLayer()) {
        let scale = 500 / 2014.0
        $0.bounds = CGRect(x: 0, y: 0, width: 840, height: 840)
        $0.position = CGPoint(x: 1007 * scale, y: 717 * scale)
        $0.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        $0.colors = [color(0.24706, 0.91373, 0), color(1, 0.81569, 0.58039)]
        let places = [-416.0, 416, -416, -416].map { CGPoint(x: ($0 + 420) / 840, y: 424 / 840) }
        $0.startPoint = places[0]
        $0.endPoint = CGPoint(x: 856 / 840.0, y: 424 / 840.0)
        let straight = curve(0.167, 0.167, 0.833, 0.833)
        $0.add(
          keyframes(
            "startPoint", places, at: [0, 15, 30, 45], of: 45, fps: 30,
            [straight, straight, straight]), forKey: nil)
      }
    }
  }
}
