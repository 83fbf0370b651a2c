/// Carries touches to the views under them and to those views' gesture recognisers.
@MainActor package enum TouchDelivery {
  /// A finger that goes down and up at once, in the screen's points.
  ///
  /// - Returns: The view that was hit; nil where nothing takes touches.
  @discardableResult
  package static func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    guard let touch = begin(at: point, count: count) else { return nil }
    end(touch)
    return touch.view
  }

  /// A finger that goes down, in the screen's points; nil where nothing takes touches.
  package static func begin(at point: CGPoint, count: Int = 1) -> UITouch? {
    guard let touch = touch(at: point) else { return nil }
    touch.tapCount = count
    touch.window?.sendEvent(UIEvent(touches: [touch]))
    return touch
  }

  /// Moves a finger that is down.
  package static func move(_ touch: UITouch, to point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = touch.window?.layer.convert(point, from: UIScreen.main.rootLayer) ?? point
    touch.phase = .moved
    touch.timestamp = CACurrentMediaTime()
    touch.window?.sendEvent(UIEvent(touches: [touch]))
  }

  /// Lifts a finger where it is.
  package static func end(_ touch: UITouch) {
    touch.phase = .ended
    touch.timestamp = CACurrentMediaTime()
    touch.window?.sendEvent(UIEvent(touches: [touch]))
  }

  /// A touch on the topmost window that takes it.
  private static func touch(at point: CGPoint) -> UITouch? {
    for window in UIScreen.main.windows.reversed() {
      let place = window.layer.convert(point, from: UIScreen.main.rootLayer)
      guard let view = window.hitTest(place, with: nil) else { continue }
      let touch = UITouch()
      touch.window = window
      touch.view = view
      touch.place = place
      touch.previousPlace = place
      touch.timestamp = CACurrentMediaTime()
      return touch
    }
    return nil
  }

  /// Recognisers of the view and everything above it first, then the view itself.
  static func send(_ event: UIEvent, in window: UIWindow) {
    for touch in event.touches where touch.window === window {
      guard let view = touch.view else { continue }
      for recognizer in recognizers(from: view) {
        let taken = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        if recognizer.isEnabled, taken ?? true { send(touch, event, to: recognizer) }
      }
      send(touch, event, to: view)
    }
  }

  private static func recognizers(from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let current = next {
      found += current.viewState.gestureRecognizers
      next = current.superview
    }
    return found
  }

  private static func send(_ touch: UITouch, _ event: UIEvent, to target: UIGestureRecognizer) {
    switch touch.phase {
    case .began: target.touchesBegan([touch], with: event)
    case .moved: target.touchesMoved([touch], with: event)
    case .ended: target.touchesEnded([touch], with: event)
    case .cancelled: target.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private static func send(_ touch: UITouch, _ event: UIEvent, to view: UIView) {
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
