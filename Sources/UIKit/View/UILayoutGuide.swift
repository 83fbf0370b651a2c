/// A rectangle of a view that constraints can name, without being a view itself.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  public override init() { super.init() }

  public weak var owningView: UIView?
  open var identifier = ""
  /// In the owning view's coordinates; Auto Layout sets it for guides of the user's own.
  package var frame = CGRect.zero
  /// Where a guide of the system's gets its frame.
  package var rule: ((UIView) -> CGRect)?

  open var layoutFrame: CGRect {
    guard let rule, let owningView else { return frame }
    return rule(owningView)
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { viewState.layoutGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    viewState.layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    viewState.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = viewState.safeAreaLayoutGuide { return known }
    let guide = systemGuide("UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
    viewState.safeAreaLayoutGuide = guide
    return guide
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let known = viewState.layoutMarginsGuide { return known }
    let guide = systemGuide("UIViewLayoutMarginsGuide") { view in
      view.bounds.inset(by: view.safeAreaInsets).inset(by: view.layoutMargins)
    }
    viewState.layoutMarginsGuide = guide
    return guide
  }

  private func systemGuide(_ identifier: String, rule: @escaping (UIView) -> CGRect)
    -> UILayoutGuide
  {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    guide.rule = rule
    return guide
  }

  /// The part of the window's safe area that reaches into this view. Points, never negative.
  func safeAreaFromAbove() -> UIEdgeInsets {
    guard let window else { return .zero }
    if window === self { return window.screen.safeArea }
    let extra = viewState.controller?.additionalSafeAreaInsets ?? .zero
    let safe = window.bounds.inset(by: window.screen.safeArea)
    let mine = convert(bounds, to: window)
    return UIEdgeInsets(
      top: max(0, safe.minY - mine.minY) + extra.top,
      left: max(0, safe.minX - mine.minX) + extra.left,
      bottom: max(0, mine.maxY - safe.maxY) + extra.bottom,
      right: max(0, mine.maxX - safe.maxX) + extra.right)
  }
}
