/// The user's application delegate, entered by the generated file: `AppRegistry.add { AppDelegate() }`.
public enum AppRegistry {
  nonisolated(unsafe) static var delegate: (@MainActor () -> any UIApplicationDelegate)?

  public static func add(_ make: @escaping @MainActor () -> any UIApplicationDelegate) {
    delegate = make
  }
}
