// The way of before iOS 4: begin, set, change, commit.

extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = AnimationBlock(
      duration: 0.2, delay: 0, pace: .curve(.easeInOut), completion: nil)
    AnimationBlock.stack.append(block)
  }

  public class func commitAnimations() {
    if let block = AnimationBlock.stack.popLast() { block.watcher.close(after: 0) }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.stack.last?.duration = duration
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.stack.last?.delay = delay
  }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationBlock.stack.last?.pace = .curve(curve)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.stack.last?.repeatCount = repeatCount
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.stack.last?.autoreverses = repeatAutoreverses
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.stack.last?.beginsFromCurrentState = fromCurrentState
  }
}
