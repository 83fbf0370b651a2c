/// What `UIView.animate` says about the changes made inside it. A class: the blocks that run nest,
/// and each waits for the animations that it caused.
///
/// A view answers its layer's question for an action from the innermost block; outside of any it
/// answers NSNull, which is why changes to views do not animate by themselves.
final class AnimationBlock {
  /// How progress runs.
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(SpringConstants)
    /// Changes are collected into keyframes.
    case keyframes(KeyframeCollector)
  }

  var duration: Double
  var delay: Double
  var pace: Pace
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  let watcher: BlockWatcher

  init(duration: Double, delay: Double, pace: Pace, completion: ((Bool) -> Void)?) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    watcher = BlockWatcher(completion: completion)
  }

  nonisolated(unsafe) static var stack: [AnimationBlock] = []
  nonisolated(unsafe) static var isEnabled = true

  static func reset() {
    stack = []
    isEnabled = true
  }

  /// Runs changes inside the block, then waits for what they started.
  func run(_ changes: () -> Void) {
    AnimationBlock.stack.append(self)
    changes()
    AnimationBlock.stack.removeLast()
    watcher.close(after: duration == 0 ? delay : 0)
  }

  /// The layer's keys that a view animates (facts row F10.1).
  static let animatedKeys: Set<String> = [
    "bounds", "position", "anchorPoint", "zPosition", "transform", "opacity", "backgroundColor",
    "cornerRadius",
  ]

  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard isEnabled, let block = stack.last, block.duration > 0, animatedKeys.contains(key) else {
      return NSNull()
    }
    return BlockAction(block: block, layer: layer, key: key)
  }

  /// An animation of the block's pace, without its values.
  func animation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = curve.function
    case .spring(let constants):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.stiffness = constants.stiffness
      spring.damping = constants.damping
      spring.initialVelocity = constants.velocity
      animation = spring
    case .keyframes:
      animation = CABasicAnimation(keyPath: keyPath)
    }
    return animation
  }

  /// Fills in the time and starts the animation.
  func start(_ animation: CAAnimation, on layer: CALayer, key: String) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .backwards
    if delay != 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    animation.delegate = watcher
    watcher.running += 1
    layer.add(animation, forKey: key)
  }
}

/// A spring by its constants; mass 1.
struct SpringConstants: Equatable {
  var stiffness: Double
  var damping: Double
  /// Distances per second.
  var velocity: Double
}

/// Counts a block's animations and calls its completion after the last. A class: Core Animation
/// holds it as a delegate.
final class BlockWatcher: NSObject, CAAnimationDelegate {
  var running = 0
  private var isOpen = true
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  /// No more animations will come. Where there were none the completion runs in the next turn.
  func close(after delay: Double) {
    isOpen = false
    guard running == 0, completion != nil else { return }
    let clock = World.current.clock
    clock.schedule(at: clock.now + delay, late: true) { self.finish() }
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if running == 0, !isOpen { finish() }
  }

  private func finish() {
    let last = completion
    completion = nil
    last?(allFinished)
  }
}
