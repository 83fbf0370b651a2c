// Transitions between two states of a view are shown as a cut: the picture before is not kept.

extension UIView {
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.hasTransition {
      noteCut()
      animations?()
    } else if let animations {
      let block = AnimationBlock(
        duration: duration, delay: 0, pace: .curve(options.curve), completion: nil)
      block.apply(options)
      block.run(animations)
    }
    finish(after: duration, completion)
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.hasTransition { noteCut() }
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let parent = fromView.superview {
      parent.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    finish(after: duration, completion)
  }

  private static func noteCut() {
    World.current.add(
      note: WorldNote(code: "ZOE1305", message: "a view transition is shown as a cut"))
  }

  private static func finish(after duration: Double, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let clock = World.current.clock
    clock.schedule(at: clock.now + max(0, duration), late: true) { completion(true) }
  }
}
