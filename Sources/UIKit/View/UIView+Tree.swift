// The tree of views, kept in step with the tree of layers.

extension UIView {
  /// Takes a view in. An index beyond the end is the end.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "a view cannot be its own subview")
    if view.viewState.superview === self {
      guard let old = viewState.subviews.firstIndex(of: view) else { return }
      viewState.subviews.remove(at: old)
      place(view, at: index)
      return
    }
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if window !== oldWindow { view.announce(willMoveTo: window) }
    view.detach(announcing: false)
    view.viewState.superview = self
    place(view, at: index)
    if window !== oldWindow { view.announce(didMoveFrom: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    if view.viewState.superview === self { move(view, toFront: true) }
    guard let index = viewState.subviews.firstIndex(of: sibling) else {
      insert(view, at: Int.max)
      return
    }
    insert(view, at: above ? index + 1 : index)
  }

  func move(_ view: UIView, toFront: Bool) {
    guard view.viewState.superview === self else { return }
    insert(view, at: toFront ? Int.max : 0)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard viewState.subviews.indices.contains(first), viewState.subviews.indices.contains(second),
      first != second
    else { return }
    let low = viewState.subviews[min(first, second)]
    let high = viewState.subviews[max(first, second)]
    insert(high, at: min(first, second))
    insert(low, at: max(first, second))
  }

  func leaveSuperview() {
    guard viewState.superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announce(willMoveTo: nil) }
    detach(announcing: true)
    if oldWindow != nil { announce(didMoveFrom: oldWindow) }
    didMoveToSuperview()
  }

  /// Puts a view that already names this one as its superview into both trees.
  private func place(_ view: UIView, at index: Int) {
    let slot = min(max(index, 0), viewState.subviews.count)
    // The layer may have sublayers of its own between those of views.
    if slot < viewState.subviews.count {
      layer.insertSublayer(view.layer, below: viewState.subviews[slot].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    viewState.subviews.insert(view, at: slot)
  }

  private func detach(announcing: Bool) {
    guard let parent = viewState.superview else { return }
    parent.willRemoveSubview(self)
    parent.viewState.subviews.removeAll { $0 === self }
    parent.setNeedsLayout()
    viewState.superview = nil
    if announcing { layer.removeFromSuperlayer() }
  }

  private func announce(willMoveTo newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for view in viewState.subviews { view.announce(willMoveTo: newWindow) }
  }

  /// Children first, as UIKit does.
  private func announce(didMoveFrom oldWindow: UIWindow?) {
    for view in viewState.subviews { view.announce(didMoveFrom: oldWindow) }
    didMoveToWindow()
    viewState.controller?.viewMovedToWindow(window)
    if viewState.tintColor == nil { tintColorDidChange() }
  }

  func tintDidChange() {
    tintColorDidChange()
    for view in viewState.subviews where view.viewState.tintColor == nil { view.tintDidChange() }
  }

  func firstView(withTag tag: Int) -> UIView? {
    if viewState.tag == tag { return self }
    for view in viewState.subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.viewState.superview
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
    viewState.gestureRecognizers.append(recognizer)
    recognizer.owner = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = viewState.gestureRecognizers.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    viewState.gestureRecognizers.remove(at: index)
    recognizer.owner = nil
  }
}
