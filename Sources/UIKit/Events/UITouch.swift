/// A finger on the screen. A class because one touch lives through several events.
@MainActor @preconcurrency open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// Media time of the last change. Seconds.
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open package(set) var window: UIWindow?
  open package(set) var view: UIView?
  /// In the window's coordinates.
  package var place = CGPoint.zero
  package var previousPlace = CGPoint.zero

  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return place }
    return view.convert(place, from: window)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPlace }
    return view.convert(previousPlace, from: window)
  }
}

/// What happened at one instant: the touches that changed.
@MainActor @preconcurrency open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  package let touches: [UITouch]

  package init(touches: [UITouch]) { self.touches = touches }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
}
