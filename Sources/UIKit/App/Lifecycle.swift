// Leaving the screen and coming back, in Apple's order.
//
// The state changes after a word that something will happen and before one that it did. With a scene
// delegate the application's own is told nothing of it; the notifications are posted in any case.

extension UIApplication {
  /// Running animations are removed at the end (facts row F2.14).
  package func enterBackground() {
    guard state == .active else { return }
    tell(
      { $0.sceneWillResignActive($1) }, UIScene.willDeactivateNotification,
      { $0.applicationWillResignActive($1) }, UIApplication.willResignActiveNotification)
    change(to: .inactive, .foregroundInactive)
    World.current.clock.endTurn()
    change(to: .background, .background)
    tell(
      { $0.sceneDidEnterBackground($1) }, UIScene.didEnterBackgroundNotification,
      { $0.applicationDidEnterBackground($1) }, UIApplication.didEnterBackgroundNotification)
    RenderTree.current.removeAnimationsForBackground()
  }

  package func enterForeground() {
    guard state == .background else { return }
    tell(
      { $0.sceneWillEnterForeground($1) }, UIScene.willEnterForegroundNotification,
      { $0.applicationWillEnterForeground($1) }, UIApplication.willEnterForegroundNotification)
    change(to: .inactive, .foregroundInactive)
    World.current.clock.endTurn()
    change(to: .active, .foregroundActive)
    tell(
      { $0.sceneDidBecomeActive($1) }, UIScene.didActivateNotification,
      { $0.applicationDidBecomeActive($1) }, UIApplication.didBecomeActiveNotification)
  }

  private func change(to new: State, _ sceneState: UIScene.ActivationState) {
    state = new
    if scene.delegate != nil { scene.activationState = sceneState }
  }

  private func tell(
    _ toScene: (any UISceneDelegate, UIScene) -> Void, _ sceneName: NSNotification.Name,
    _ toApplication: (any UIApplicationDelegate, UIApplication) -> Void,
    _ name: NSNotification.Name
  ) {
    if let sceneDelegate = scene.delegate {
      toScene(sceneDelegate, scene)
      NotificationCenter.default.post(name: sceneName, object: scene)
    } else if let delegate {
      toApplication(delegate, self)
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}
