extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let collector = KeyframeCollector(mode: options.calculationMode)
    let block = AnimationBlock(
      duration: duration, delay: delay, pace: .keyframes(collector), completion: completion)
    // The bits for the curve are UIView.AnimationOptions', and callers do pass them here.
    let general = UIView.AnimationOptions(rawValue: options.rawValue)
    collector.function = general.curve.function
    block.apply(general)
    block.run {
      animations()
      collector.start(in: block)
    }
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.stack.last, case .keyframes(let collector) = block.pace else {
      animations()
      return
    }
    let before = collector.span
    collector.span = (frameStartTime, frameStartTime + frameDuration)
    animations()
    collector.span = before
  }
}

/// Gathers the changes of one `animateKeyframes` and makes one keyframe animation of each property.
/// A class: actions add to it while the block runs.
final class KeyframeCollector {
  private struct Gathered {
    let layer: CALayer
    let key: String
    var values: [Any]
    var times: [Double]
  }

  let mode: CAAnimationCalculationMode
  var function: CAMediaTimingFunction?
  /// Where the changes being made now begin and end, 0…1 of the whole.
  var span = (start: 0.0, end: 1.0)
  private var gathered: [Gathered] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func add(layer: CALayer, key: String, from: Any?, to: Any?) {
    guard let from, let to else { return }
    let index: Int
    if let known = gathered.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      index = known
    } else {
      gathered.append(Gathered(layer: layer, key: key, values: [from], times: [0]))
      index = gathered.count - 1
    }
    let last = gathered[index].times.last ?? 0
    if span.start > last {
      gathered[index].values.append(from)
      gathered[index].times.append(span.start)
    }
    gathered[index].values.append(to)
    gathered[index].times.append(max(span.end, last))
  }

  func start(in block: AnimationBlock) {
    for track in gathered {
      let animation = CAKeyframeAnimation(keyPath: track.key)
      var values = track.values
      var times = track.times
      if let last = values.last, (times.last ?? 1) < 1 {
        values.append(last)
        times.append(1)
      }
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.timingFunction = function
      block.start(animation, on: track.layer, key: track.key)
    }
  }
}
