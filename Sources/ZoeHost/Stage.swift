import Foundation
import ZoeFilm
import ZoeFoundation
import ZoeGeometry

/// What is on screen in one run: a window of the canvas's size with the asked scene in it.
///
/// Building it loads, shows and lays out nothing yet: the end of the first turn does, so that the first
/// commit is at time 0 with everything in place.
@MainActor struct Stage {
  private let request: Request
  /// The screen, in points: the scene's own where it has one, else the request's.
  private var size: CGSize
  /// Kept alive here: an application's delegate and a window's owner are nobody else's.
  private var delegate: (any UIApplicationDelegate)?
  private var window: UIWindow?

  init(_ request: Request) throws(HostError) {
    self.request = request
    size = CGSize(width: request.width, height: request.height)
    UIScreen.install(size: size, scale: request.scale, safeArea: request.insets)
    switch request.kind {
    case .storyboard, .app: try launch()
    case .viewController, .view, .layer:
      let controller = try controller()
      takeOwnSize(of: controller)
      UIApplication.shared.becomeActive()
      show(controller)
    }
  }

  /// An application's start in Apple's order: the storyboard's window, the delegate's word, the window shown.
  private mutating func launch() throws(HostError) {
    let delegate = try makeDelegate()
    self.delegate = delegate
    let root = try request.mainStoryboard.map { name throws(HostError) in
      try storyboardController(name)
    }
    if !AppRegistry.sceneDelegates.isEmpty { return try launchScene(delegate, root) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let root {
      window.rootViewController = root
      delegate?.window = window
    }
    if let delegate {
      UIApplication.shared.launch(delegate)
    } else {
      UIApplication.shared.becomeActive()
    }
    self.window = delegate?.window ?? window
    if window.rootViewController != nil, window.isHidden { window.makeKeyAndVisible() }
    guard UIApplication.shared.windows.isEmpty else { return }
    throw .nothingShown(name: request.scene)
  }

  /// The start of an application with scenes: the application's delegate first, then the scene's.
  private func launchScene(
    _ delegate: (any UIApplicationDelegate)?, _ root: UIViewController?
  ) throws(HostError) {
    if let delegate { UIApplication.shared.launch(delegate) }
    UIApplication.shared.connect(AppRegistry.sceneDelegates, root: root)
    if delegate == nil { UIApplication.shared.becomeActive() }
    guard UIApplication.shared.windows.isEmpty else { return }
    throw .nothingShown(name: request.scene)
  }

  private func makeDelegate() throws(HostError) -> (any UIApplicationDelegate)? {
    if let make = AppRegistry.delegate { return make() }
    if request.kind == .storyboard { return nil }
    throw .unknownScene(name: request.scene, kind: "application delegate", known: [])
  }

  private mutating func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  /// A scene that says its size is shown in just that, without a device's margins.
  private mutating func takeOwnSize(of controller: UIViewController) {
    let own = controller.preferredContentSize
    guard request.takesOwnSize ?? false, own.width > 0, own.height > 0 else { return }
    size = own
    UIScreen.install(size: own, scale: request.scale)
  }

  private func controller() throws(HostError) -> UIViewController {
    switch request.kind {
    case .storyboard, .app: try storyboardController(request.scene)
    case .viewController:
      try entry(of: SceneRegistry.controllers, kind: "view controller")()
    case .view:
      SceneController(
        try entry(of: SceneRegistry.views, kind: "view")(UIScreen.main.bounds))
    case .layer:
      SceneController(layer: try entry(of: SceneRegistry.layers, kind: "layer"))
    }
  }

  private func storyboardController(_ name: String) throws(HostError) -> UIViewController {
    do {
      return try Storyboard.initialController(
        named: name, in: URL(fileURLWithPath: request.folder ?? "."))
    } catch {
      throw .brokenStoryboard(name: name, why: "\(error)")
    }
  }

  private func entry<Make>(of scenes: [String: Make], kind: String) throws(HostError) -> Make {
    if let make = scenes[request.scene] { return make }
    throw .unknownScene(name: request.scene, kind: kind, known: scenes.keys.sorted())
  }

  /// What was recorded, with what could not be.
  func film(settled: Bool) -> Film {
    let tree = RenderTree.current
    let canvas = Size(Double(size.width), Double(size.height))
    var film = Film(canvas: Canvas(size: canvas, scale: request.scale, background: background))
    film.commits = tree.commits
    film.assets = tree.assets
    film.notes = World.current.notes.map {
      Note(code: $0.code, message: $0.message, file: $0.file, line: $0.line)
    }
    film.end = World.current.clock.now
    film.settled = settled
    return film
  }

  /// A device's screen is black behind an application; a lone view or layer is drawn to be seen on white.
  private var background: Color {
    switch request.kind {
    case .storyboard, .app, .viewController: .black
    case .view, .layer: .white
    }
  }
}
