import Foundation
import ZoePort

extension Input {
  /// Every scene of the input: the main storyboard first, then the sources' own.
  public func scenes(of port: PortedModule) -> [SceneInfo] {
    var found: [SceneInfo] = []
    for path in storyboards {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      if name == "LaunchScreen" { continue }
      found.append(SceneInfo(name: name, kind: .storyboard, file: path, line: 0))
    }
    return found + port.scenes
  }

  /// Which scene is shown: the one that is named; else the main storyboard's, else the one root that
  /// nothing else of the input builds.
  public func choose(_ name: String?, from scenes: [SceneInfo]) throws(BuildError) -> SceneInfo {
    if let name {
      guard let scene = scenes.first(where: { $0.name == name }) else {
        throw BuildError(
          .noScene, "'\(path)' has no scene named \(name)\(Input.list(scenes))")
      }
      return try Input.constructible(scene)
    }
    if let main = mainStoryboard,
      let scene = scenes.first(where: { $0.kind == .storyboard && $0.name == main })
    {
      return scene
    }
    if let app = scenes.first(where: { $0.kind == .app }), app.isConstructible { return app }
    var roots = scenes.filter { $0.kind != .storyboard && $0.usedBy.isEmpty }
    if roots.count > 1 {
      let open = roots.filter(\.isConstructible)
      let controllers = open.filter { $0.kind == .viewController }
      roots = controllers.isEmpty ? open : controllers
    }
    guard let root = roots.first else {
      throw BuildError(
        .noScene,
        "no scene in '\(path)' can be shown: a scene is a UIView, CALayer or UIViewController, or an app"
          + Input.list(scenes))
    }
    guard roots.count == 1 else {
      throw BuildError(
        .noScene, "'\(path)' has several scenes; name one with --scene\(Input.list(roots))")
    }
    return try Input.constructible(root)
  }

  private static func constructible(_ scene: SceneInfo) throws(BuildError) -> SceneInfo {
    guard scene.isConstructible else {
      throw BuildError(
        .noScene,
        lines: [
          "\(scene.file):\(scene.line):1: error: \(scene.name) cannot be shown: it is private, generic, or"
            + " its initialisers all need arguments"
        ])
    }
    return scene
  }

  private static func list(_ scenes: [SceneInfo]) -> String {
    scenes.isEmpty ? "" : "; there are: " + scenes.map(\.name).joined(separator: ", ")
  }
}
