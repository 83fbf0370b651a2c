import Testing
import ZoeFilm

@testable import ZoeHost

private var words: [String] = []

private final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    words.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

private final class Front: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    words.append("connected")
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { words.append("active") }
}

extension RunTests {
  @Test func `an application with a scene delegate shows the window that it makes`() throws {
    words = []
    AppRegistry.add { App() }
    AppRegistry.addSceneDelegate("Front") { Front() }
    defer {
      AppRegistry.delegate = nil
      AppRegistry.sceneDelegates = [:]
    }
    let json = """
      {"scene": "App", "kind": "app", "width": 100, "height": 50, "scale": 2, "maxTime": 30,
       "film": "/dev/null"}
      """

    let film = try Run(JSONDecoder().decode(Request.self, from: Data(json.utf8))).record()

    #expect(words == ["launched", "connected", "active"])
    #expect(
      film.commits[0].changed.contains { $0.name == "CALayer" && $0.bounds.size.width == 100 })
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
  }
}
