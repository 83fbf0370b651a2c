import Testing
import UIKit

/// Writes down what an application is told, with its state at that moment.
@MainActor private final class Listener: NSObject, UIApplicationDelegate {
  var words: [String] = []

  private func note(_ word: String) {
    words.append("\(word) \(UIApplication.shared.applicationState)")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  func applicationWillResignActive(_ application: UIApplication) { note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
}

@MainActor private final class SceneListener: NSObject, UIWindowSceneDelegate {
  var words: [String] = []

  func sceneDidBecomeActive(_ scene: UIScene) { words.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { words.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { words.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { words.append("background") }
}

extension OneRun {
  @MainActor @Suite struct LifecycleTests {
    private let stage = Stage()
    private let listener = Listener()

    init() {
      UIApplication.shared.launch(listener)
      listener.words = []
    }

    @Test func `the way out and back is told in Apple's order`() {
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()

      #expect(
        listener.words == [
          "resign active", "background background", "foreground background", "active active",
        ])
    }

    @Test func `notifications follow their delegate's word`() {
      var order: [String] = []
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated {
            order.append("\(name.rawValue) \(listener.words.count)")
          }
        }
      }

      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      for token in tokens { NotificationCenter.default.removeObserver(token) }

      #expect(
        order == [
          "UIApplicationWillResignActiveNotification 1",
          "UIApplicationDidEnterBackgroundNotification 2",
          "UIApplicationWillEnterForegroundNotification 3",
          "UIApplicationDidBecomeActiveNotification 4",
        ])
    }

    @Test func `an application in the background does not leave again`() {
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterBackground()

      #expect(listener.words.count == 2)
    }

    @Test func `a scene's delegate is told in place of the application's`() {
      let scenes = SceneListener()
      UIApplication.shared.connect(["Scenes": { scenes }], root: nil)
      scenes.words = []

      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()

      #expect(scenes.words == ["resign", "background", "foreground", "active"])
      #expect(listener.words.isEmpty)
    }

    @Test func `running animations of views end unfinished on the way out`() {
      var ends: [Bool] = []
      UIView.animate(withDuration: 2, animations: { stage.root.alpha = 0 }) { ends.append($0) }
      stage.run(to: 0.5)

      UIApplication.shared.enterBackground()
      stage.run(to: 0.5)

      #expect(ends == [false])
      #expect(stage.tracks(of: stage.root).isEmpty)
    }
  }
}
