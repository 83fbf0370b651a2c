import Testing
import UIKit
import ZoeFilm
import ZoeGeometry
import ZoeRaster

@testable import QuartzCore

/// One of Apple's pictures and the scene that it shows, built through the public API.
struct FidelityScene: CustomTestStringConvertible, Sendable {
  /// The picture's name without `.png`.
  let name: String
  /// Points.
  let size: Size
  /// Pixels to a point.
  let scale: Double
  var bar = Bar.shapes
  var background: ZoeFilm.Color?
  /// Seconds.
  var time = 0.0
  /// Pixels: left, top, right, bottom; nil for all.
  var region: (Int, Int, Int, Int)?
  let build: @Sendable @MainActor (CALayer) -> Void

  var testDescription: String { name }

  static let all = layers + gradients + curves + hearts + rings + motion + shadows

  /// The picture as we draw it.
  @MainActor func drawn() -> Bitmap {
    World.reset()
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    RenderTree.current.root = root
    build(root)
    World.current.clock.endTurn()
    let tree = RenderTree.current
    var film = Film(canvas: Canvas(size: size, scale: scale, background: background))
    film.commits = tree.commits
    film.assets = tree.assets
    return Renderer().render(film.displayList(at: time, scale: scale, profile: .snapshot))
  }
}

func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}

let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

extension CALayer {
  /// A sublayer of this layer.
  func add<Layer: CALayer>(_ layer: Layer, _ change: (Layer) -> Void) {
    change(layer)
    addSublayer(layer)
  }
}

/// A timing curve by its control coordinates.
func curve(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> CAMediaTimingFunction {
  CAMediaTimingFunction(controlPoints: a, b, c, d)
}

/// An animation through values at frames, kept at both ends.
///
/// - Parameters:
///   - frames: The frames of the values, the first 0 and the last `length`.
///   - curves: One for each way between two values; empty for straight ones.
func keyframes(
  _ keyPath: String, _ values: [Any], at frames: [Double], of length: Double, fps: Double,
  _ curves: [CAMediaTimingFunction] = []
) -> CAKeyframeAnimation {
  let animation = CAKeyframeAnimation(keyPath: keyPath)
  animation.values = values
  animation.keyTimes = frames.map { NSNumber(value: $0 / length) }
  if !curves.isEmpty { animation.timingFunctions = curves }
  animation.duration = length / fps
  animation.fillMode = .both
  animation.isRemovedOnCompletion = false
  return animation
}
