// The tree of views, kept in step with the tree of layers.

extension UIView {
  /// Takes a view in. An index beyond the end is the end.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "a view cannot be its own subview")
    if view.state.superview === self {
      guard let old = state.subviews.firstIndex(of: view) else { return }
      state.subviews.remove(at: old)
      place(view, at: index)
      return
    }
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if window !== oldWindow { view.announce(willMoveTo: window) }
    view.detach(announcing: false)
    view.state.superview = self
    place(view, at: index)
    if window !== oldWindow { view.announce(didMoveFrom: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    if view.state.superview === self { move(view, toFront: true) }
    guard let index = state.subviews.firstIndex(of: sibling) else {
      insert(view, at: Int.max)
      return
    }
    insert(view, at: above ? index + 1 : index)
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.state.superview === self else { return }
    insert(view, at: toFront ? Int.max : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard state.subviews.indices.contains(first), state.subviews.indices.contains(second),
      first != second
    else { return }
    let low = state.subviews[min(first, second)]
    let high = state.subviews[max(first, second)]
    insert(high, at: min(first, second))
    insert(low, at: max(first, second))
  }

  func leaveSuperview() {
    guard state.superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(willMoveTo: nil) }
    detach(announcing: true)
    if oldWindow != nil { announce(didMoveFrom: oldWindow) }
    didMoveToSuperview()
  }

  /// Puts a view that already names this one as its superview into both trees.
  private func place(_ view: UIView, at index: Int) {
    let slot = min(max(index, 0), state.subviews.count)
    // The layer may have sublayers of its own between those of views.
    if slot < state.subviews.count {
      layer.insertSublayer(view.layer, below: state.subviews[slot].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    state.subviews.insert(view, at: slot)
  }

  private func detach(announcing: Bool) {
    guard let parent = state.superview else { return }
    parent.willRemoveSubview(self)
    parent.state.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    state.superview = nil
    if announcing { layer.removeFromSuperlayer() }
  }

  private func announce(willMoveTo newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for view in state.subviews { view.announce(willMoveTo: newWindow) }
  }

  /// Children first, as UIKit does.
  private func announce(didMoveFrom oldWindow: UIWindow?) {
    for view in state.subviews { view.announce(didMoveFrom: oldWindow) }
    didMoveToWindow()
    state.controller?.viewMovedToWindow(window)
    if state.tintColor == nil { tintColorDidChange() }
  }

  func tintDidChange() {
    tintColorDidChange()
    for view in state.subviews where view.state.tintColor == nil { view.tintDidChange() }
  }

  func firstView(withTag tag: Int) -> UIView? {
    if state.tag == tag { return self }
    for view in state.subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.state.superview
    }
    return false
  }

  /// The controller whose view this is, or the nearest above.
  package var owningController: UIViewController? {
    var next: UIResponder? = self
    while let current = next {
      if let controller = current as? UIViewController { return controller }
      next = current.next
    }
    return nil
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    state.gestureRecognizers.append(recognizer)
    recognizer.owner = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = state.gestureRecognizers.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    state.gestureRecognizers.remove(at: index)
    recognizer.owner = nil
  }
}
