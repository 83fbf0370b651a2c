// Coordinates, hits and what follows when a size changes.

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Front to back; hidden, transparent and inert views are passed through (facts row F8.8).
  func deepestView(at point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: nil)
    else { return nil }
    for view in viewState.subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: nil) { return hit }
    }
    return self
  }

  /// Makes a change to the layer's geometry, then what depends on the size.
  func changeSize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    guard old != new else { return }
    if viewState.autoresizesSubviews {
      for view in viewState.subviews where view.resizesWithSuperview {
        view.autoresize(from: old, to: new)
      }
    }
    setNeedsLayout()
    if redrawsOnResize { setNeedsDisplay() }
  }

  private var redrawsOnResize: Bool { viewState.contentMode == .redraw || layer.drawing != nil }

  /// Views that are laid out by constraints keep out.
  private var resizesWithSuperview: Bool { viewState.translatesAutoresizingMaskIntoConstraints }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    // Where the view is rotated its frame is derived; its size and centre are what springs act on.
    var box = CGRect(
      x: center.x - bounds.width * layer.anchorPoint.x,
      y: center.y - bounds.height * layer.anchorPoint.y, width: bounds.width,
      height: bounds.height)
    let across = Autoresizing(
      near: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin))
    let down = Autoresizing(
      near: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin))
    (box.origin.x, box.size.width) = across.apply(
      start: box.origin.x, size: box.size.width, from: old.width, to: new.width)
    (box.origin.y, box.size.height) = down.apply(
      start: box.origin.y, size: box.size.height, from: old.height, to: new.height)
    if transform.isIdentity {
      frame = box
    } else {
      bounds.size = box.size
      center = CGPoint(
        x: box.origin.x + box.width * layer.anchorPoint.x,
        y: box.origin.y + box.height * layer.anchorPoint.y)
    }
  }
}

/// Springs and struts along one axis.
struct Autoresizing {
  var near: Bool
  var size: Bool
  var far: Bool

  /// Shares the superview's change out over the flexible parts, in proportion to their lengths;
  /// evenly where all of them are 0. Points.
  func apply(start: CGFloat, size length: CGFloat, from old: CGFloat, to new: CGFloat)
    -> (start: CGFloat, size: CGFloat)
  {
    let change = new - old
    let rest = old - start - length
    var flexible: CGFloat = 0
    var count: CGFloat = 0
    for (isFlexible, part) in [(near, start), (size, length), (far, rest)] where isFlexible {
      flexible += part
      count += 1
    }
    guard count > 0, change != 0 else { return (start, length) }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible != 0 ? change * part / flexible : change / count
    }
    return (start + share(near, start), length + share(size, length))
  }
}
