/// A view that tells its targets what happens to it.
@MainActor @preconcurrency open class UIControl: UIView {
  /// Someone who is told of some events. A nil object stands for the first responder that can.
  private struct Target {
    weak var object: AnyObject?
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }

  private var targets: [Target] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // State.

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  open var state: State {
    var now: State = []
    if isHighlighted { now.insert(.highlighted) }
    if !isEnabled { now.insert(.disabled) }
    if isSelected { now.insert(.selected) }
    return now
  }

  /// What subclasses of this module show anew.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // Tracking.

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(isInside ? .touchUpInside : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  // Targets.

  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    let object = target.map { $0 as AnyObject }
    let known = targets.firstIndex { $0.object === object && $0.selector == action }
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(Target(object: object, selector: action, events: controlEvents))
    }
  }

  /// A nil target or action stands for all of them.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let object = target.map { $0 as AnyObject }
    for index in targets.indices where targets[index].action == nil {
      let entry = targets[index]
      guard object == nil || entry.object === object, action == nil || entry.selector == action
      else { continue }
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// An action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(Target(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in targets.indices where targets[index].action?.identifier == actionIdentifier {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.object as? NSObject).map { AnyHashable($0) } })
  }

  open var allControlEvents: UIControl.Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = targets.filter {
      $0.object === object && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap { $0.selector?.description }
    return found.isEmpty ? nil : found
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }

  /// Tells everyone who asked for one of the events, in the order of asking.
  func send(_ events: Event, _ event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: events) {
      if let action = target.action {
        sendAction(action)
      } else if let selector = target.selector {
        sendAction(selector, to: target.object ?? responder(above: selector), for: event)
      }
    }
    if self is UIButton, events == .touchUpInside { send(.primaryActionTriggered, event) }
  }

  /// A target of nil goes up the chain; the nearest controller is who means it.
  private func responder(above selector: Selector) -> AnyObject? { owningController }
}
