/// Owns a view and hears of its life: loading, appearing, layout.
///
/// The view is loaded when it is first asked for. Layout callbacks come from the layer's layout pass.
@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment {
  package var state = ControllerState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    state.nibName = nibNameOrNil
    state.nibBundle = nibBundleOrNil
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? ControllerDecoding)?.decode(into: self)
  }

  // The view.

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return state.view
    }
    set { adopt(newValue) }
  }

  open var isViewLoaded: Bool { state.view != nil }
  public var viewIfLoaded: UIView? { state.view }
  public func loadViewIfNeeded() { loadOnce() }

  open func loadView() {
    if let loaded = state.viewLoader?(self) {
      view = loaded
    } else if !loadFromXib() {
      view = UIView(frame: UIScreen.main.bounds)
    }
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { state.view?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeAreaInsets }
    set {
      state.additionalSafeAreaInsets = newValue
      state.view?.setNeedsLayout()
    }
  }

  // Looks of the surroundings.

  open var title: String? {
    get { state.title }
    set { state.title = newValue }
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredContentSize: CGSize {
    get { state.preferredContentSize }
    set { state.preferredContentSize = newValue }
  }
  open var edgesForExtendedLayout: UIRectEdge {
    get { state.edgesForExtendedLayout }
    set { state.edgesForExtendedLayout = newValue }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.overrideUserInterfaceStyle }
    set { state.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Children.

  open func addChild(_ childController: UIViewController) { adopt(child: childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // Presentation.

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(modally: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModal(animated: flag, completion: completion)
  }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { state.modalPresentationStyle }
    set { state.modalPresentationStyle = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { state.modalTransitionStyle }
    set { state.modalTransitionStyle = newValue }
  }

  open override var next: UIResponder? { state.view?.superview }

  // Key-value coding.

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "view": view = value as? UIView
    case "title": title = value as? String
    case "restorationIdentifier": state.restorationIdentifier = value as? String
    case _: super.setValue(value, forKey: key)
    }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "view": view
    case "title": title
    case _: super.value(forKey: key)
    }
  }
}
