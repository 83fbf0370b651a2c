import Testing
import UIKit
import ZoeFilm

@testable import QuartzCore

/// Holds every suite that runs a world: there is one at a time, so they take turns.
@MainActor @Suite(.serialized) struct OneRun {}

/// A fresh run on a screen of 100 × 200 points at 2 pixels each.
@MainActor struct Stage {
  let window: UIWindow
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init(showing controller: UIViewController? = nil) {
    World.reset()
    UIScreen.install(size: CGSize(width: 100, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    if let controller {
      window.rootViewController = controller
    } else {
      window.addSubview(root)
    }
    window.makeKeyAndVisible()
  }

  /// Runs everything up to a time, the present turn's end first. Seconds.
  func run(to time: Double) {
    let clock = World.current.clock
    clock.endTurn()
    while clock.runNext(until: time) {}
    clock.advance(to: time)
  }

  /// The tracks of a view's layer, after this turn's commit.
  func tracks(of view: UIView) -> [Track] {
    World.current.clock.endTurn()
    guard let id = view.layer.state.id else { return [] }
    return RenderTree.current.scene[id]?.tracks ?? []
  }
}
