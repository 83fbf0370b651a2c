// The family of `UIView.animate`.

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationBlock.stack.last
    let block = AnimationBlock(
      duration: duration, delay: delay, pace: .curve(options.curve), completion: completion)
    if let outer {
      if !options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve), case .curve = outer.pace {
        block.pace = outer.pace
      }
    }
    block.apply(options)
    block.run(animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let constants = SpringConstants(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    let block = AnimationBlock(
      duration: duration, delay: delay, pace: .spring(constants), completion: completion)
    block.apply(options)
    block.run(animations)
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let constants = SpringConstants(
      perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    let block = AnimationBlock(
      duration: constants.settlingDuration, delay: delay, pace: .spring(constants),
      completion: completion)
    block.apply(options)
    block.run(animations)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.stack.last?.duration ?? 0
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    actionsWithoutAnimation()
    AnimationBlock.isEnabled = before
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.stack.last else {
      animations()
      return
    }
    let before = (block.repeatCount, block.autoreverses)
    block.repeatCount = Float(count)
    block.autoreverses = autoreverses
    animations()
    (block.repeatCount, block.autoreverses) = before
  }
}

extension AnimationBlock {
  func apply(_ options: UIView.AnimationOptions) {
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
  }
}
