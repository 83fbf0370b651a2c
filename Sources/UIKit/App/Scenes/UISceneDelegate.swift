/// What a scene's delegate is told. Apple's members are optional; here they have bodies that do
/// nothing.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What the delegate of a scene of windows has besides: the window that a storyboard fills.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplication {
  /// Connects the one scene, through the delegate that the application chooses, and brings it to the front.
  ///
  /// - Parameters:
  ///   - registered: The input's scene delegates by name.
  ///   - root: What the main storyboard begins with; its window is the delegate's before it is told.
  package func connect(
    _ registered: [String: @MainActor () -> any UIWindowSceneDelegate],
    root: UIViewController?
  ) {
    let options = UIScene.ConnectionOptions()
    let chosen = delegate?.application(
      self, configurationForConnecting: scene.session, options: options)
    if let chosen { scene.session.configuration = chosen }
    let wanted = chosen?.delegateClass.map { String(describing: $0) }
    let names = registered.keys.sorted()
    guard let name = names.first(where: { $0 == wanted }) ?? names.first,
      let sceneDelegate = registered[name]?()
    else { return }
    scene.delegate = sceneDelegate
    if let root {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      sceneDelegate.window = window
    }
    scene.activationState = .foregroundInactive
    post(UIScene.willConnectNotification, scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    if root != nil { sceneDelegate.window?.makeKeyAndVisible() }
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  private func post(_ name: NSNotification.Name, _ scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
