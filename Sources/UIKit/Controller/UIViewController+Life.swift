// Loading, appearing, children and presentation.

extension UIViewController {
  public var nibName: String? { state.nibName }
  public var nibBundle: Bundle? { state.nibBundle }
  public var parent: UIViewController? { state.parent }
  public var children: [UIViewController] { state.children }
  public var presentedViewController: UIViewController? { state.presented }
  public var presentingViewController: UIViewController? {
    state.presenting ?? state.parent?.presentingViewController
  }

  func loadOnce() {
    guard state.view == nil, !state.isLoading else { return }
    state.isLoading = true
    loadView()
    state.isLoading = false
    viewDidLoad()
  }

  func adopt(_ view: UIView?) {
    state.view?.viewState.controller = nil
    state.view = view
    view?.viewState.controller = self
  }

  func adopt(child: UIViewController) {
    if child.state.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.state.parent = self
    state.children.append(child)
  }

  func leaveParent() {
    guard let parent = state.parent else { return }
    parent.state.children.removeAll { $0 === self }
    state.parent = nil
    didMove(toParent: nil)
  }

  // Appearing: `willAppear` before the view enters the window, `appear` after the first layout.

  func willAppear(animated: Bool) {
    guard state.appearance != .appearing, state.appearance != .appeared else { return }
    loadOnce()
    state.appearance = .appearing
    viewWillAppear(animated)
    for child in forwardedChildren { child.willAppear(animated: animated) }
  }

  /// `viewIsAppearing` now, `viewDidAppear` once this turn's layout and commit are over.
  func appearAfterLayout(animated: Bool) {
    isAppearing(animated: animated)
    let clock = World.current.clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated { self?.didAppear(animated: animated) }
    }
  }

  private func isAppearing(animated: Bool) {
    guard state.appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in forwardedChildren { child.isAppearing(animated: animated) }
  }

  private func didAppear(animated: Bool) {
    guard state.appearance == .appearing else { return }
    state.appearance = .appeared
    for child in forwardedChildren { child.didAppear(animated: animated) }
    viewDidAppear(animated)
  }

  /// Both steps at once, for views that are already in a window or leave it.
  func setAppearing(_ appearing: Bool, animated: Bool) {
    if appearing {
      willAppear(animated: animated)
      appearAfterLayout(animated: animated)
    } else if state.appearance == .appeared || state.appearance == .appearing {
      state.appearance = .disappeared
      viewWillDisappear(animated)
      for child in forwardedChildren { child.setAppearing(false, animated: animated) }
      viewDidDisappear(animated)
    }
  }

  /// Children whose views are inside this one's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = state.view else { return [] }
    return state.children.filter { $0.state.view?.isDescendant(of: view) ?? false }
  }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      willAppear(animated: animated)
    } else if state.appearance == .appeared {
      state.appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  func endTransition() {
    switch state.appearance {
    case .appearing:
      isAppearing(animated: false)
      didAppear(animated: false)
    case .disappearing:
      state.appearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared: break
    }
  }

  /// A child's view that enters a visible parent's makes the child appear.
  func viewMovedToWindow(_ window: UIWindow?) {
    guard let parent = state.parent, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    let parentShows = parent.state.appearance == .appearing || parent.state.appearance == .appeared
    if window == nil {
      setAppearing(false, animated: false)
    } else if parentShows, state.appearance == .disappeared {
      setAppearing(true, animated: false)
    }
  }

  // Presentation covers the whole window and is not animated.

  func show(modally other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard state.presented == nil, let window = state.view?.window, let view = other.view else {
      World.current.add(
        note: WorldNote(
          code: "ZOE1304", message: "\(type(of: self)) cannot present: it is not on screen"))
      return
    }
    state.presented = other
    other.state.presenting = self
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    other.willAppear(animated: animated)
    window.addSubview(view)
    other.appearAfterLayout(animated: animated)
    if let completion { DispatchQueue.main.async { completion() } }
  }

  func dismissModal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = state.presented != nil ? self : presentingViewController,
      let shown = presenter.state.presented
    else { return }
    presenter.state.presented = nil
    shown.state.presenting = nil
    shown.setAppearing(false, animated: animated)
    shown.state.view?.removeFromSuperview()
    if let completion { DispatchQueue.main.async { completion() } }
  }
}
