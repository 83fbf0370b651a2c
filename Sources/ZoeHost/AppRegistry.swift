/// The user's application delegate, entered by the generated file: `AppRegistry.add { AppDelegate() }`.
public enum AppRegistry {
  nonisolated(unsafe) static var delegate: (@MainActor () -> any UIApplicationDelegate)?

  public static func add(_ make: @escaping @MainActor () -> any UIApplicationDelegate) {
    delegate = make
  }

  nonisolated(unsafe) static var sceneDelegates:
    [String: @MainActor () -> any UIWindowSceneDelegate] = [:]

  /// The user's delegates of scenes: `AppRegistry.addSceneDelegate("SceneDelegate") { SceneDelegate() }`.
  public static func addSceneDelegate(
    _ name: String, _ make: @escaping @MainActor () -> any UIWindowSceneDelegate
  ) {
    sceneDelegates[name] = make
  }
}
