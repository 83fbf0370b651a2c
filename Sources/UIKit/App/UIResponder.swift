/// Something that takes part in the chain of events. Identity is the point: Apple's API is a class.
@MainActor @preconcurrency open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }

  /// After a storyboard's values and outlets are set. NSObject's with Apple, which here it cannot be.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // Key-value coding, which NSObject lacks here. A subclass answers for its own properties and hands
  // the rest on.

  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forUndefinedKey: key)
  }

  open func value(forKey key: String) -> Any? { value(forUndefinedKey: key) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyPathSetting.set(value, forKeyPath: keyPath, on: self)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyPathSetting.value(forKeyPath: keyPath, of: self)
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    World.current.add(
      note: WorldNote(
        code: "ZOE1302", message: "\(type(of: self)) has no property named '\(key)' to set"))
  }

  open func value(forUndefinedKey key: String) -> Any? {
    World.current.add(
      note: WorldNote(
        code: "ZOE1302", message: "\(type(of: self)) has no property named '\(key)' to read"))
    return nil
  }
}
