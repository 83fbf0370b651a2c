/// One user interface of the application. There is one, and it fills the screen.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene was opened with: nothing, in a run.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  public let session: UISceneSession
  /// Owned by the scene, as Apple's is.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  public class var willConnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillConnectNotification")
  }
  public class var didDisconnectNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidDisconnectNotification")
  }
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

/// A scene of windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.main }
  open var windows: [UIWindow] { UIScreen.main.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var isFullScreen: Bool { true }
}
