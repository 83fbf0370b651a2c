/// The view that stands for a whole screen. Hidden until it is made visible.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The order of windows, back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { UIScreen.main }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open var windowLevel = Level.normal {
    didSet { if !isHidden { screen.show(self) } }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  open func becomeKey() {}
  open func resignKey() {}

  open func makeKey() {
    guard !isKeyWindow else { return }
    let old = UIApplication.shared.keyWindow
    UIApplication.shared.keyWindowNow = self
    old?.resignKey()
    becomeKey()
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        rootViewController?.setAppearing(false, animated: false)
        screen.hide(self)
      } else {
        screen.show(self)
        showRoot()
      }
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.setAppearing(false, animated: false)
        oldValue.view.removeFromSuperview()
      }
      if !isHidden { showRoot() }
    }
  }

  /// The root controller's view fills the window and follows its size.
  private func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.willAppear(animated: false)
    insertSubview(view, at: 0)
    root.appearAfterLayout(animated: false)
  }

  open func sendEvent(_ event: UIEvent) { TouchDelivery.send(event, in: self) }
}
