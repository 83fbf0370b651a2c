/// The running program. There is one per run; the host makes it live and die.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var only = UIApplication()

  open class var shared: UIApplication { only }

  static func reset() { only = UIApplication() }

  /// Kept alive by the host; Apple's property does not own its delegate either.
  open weak var delegate: (any UIApplicationDelegate)?
  weak var firstResponder: UIResponder?
  weak var keyWindowNow: UIWindow?

  open var keyWindow: UIWindow? { keyWindowNow }
  open var windows: [UIWindow] { UIScreen.main.windows }
  open var connectedScenes: Set<UIScene> { [scene] }
  let scene = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions())

  open var applicationState: State { state }
  var state = State.inactive

  open override var next: UIResponder? { delegate as? UIResponder }

  open var isNetworkActivityIndicatorVisible = false
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
  }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isStatusBarHidden: Bool { false }

  /// There is nothing outside to open.
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    World.current.add(
      note: WorldNote(code: "ZOE1303", message: "opening \(url.absoluteString) does nothing"))
    if let completion { DispatchQueue.main.async { completion(false) } }
  }

  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) else { return false }
    return action.perform(on: receiver, [sender, event])
  }

  /// Launches an application through its delegate, up to becoming active.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    post(UIApplication.didFinishLaunchingNotification)
    becomeActive()
  }

  package func becomeActive() {
    guard state != .active else { return }
    state = .active
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  public class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
}
