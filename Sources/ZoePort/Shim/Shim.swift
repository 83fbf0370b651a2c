/// Writes the generated file of the user's module: names of Foundation that stand for ours, and the list of
/// scenes and classes.
enum Shim {
  /// What ZoeFoundation puts in front of Foundation and Dispatch.
  static let shadowed = [
    "Timer", "RunLoop", "DispatchQueue", "DispatchTime", "DispatchWallTime", "DispatchWorkItem",
    "DispatchGroup", "DispatchSemaphore", "DispatchSource", "DispatchSourceProtocol",
    "DispatchSourceTimer", "DispatchPredicate",
  ]

  static func text(index: TypeIndex, scenes: [SceneInfo], actions: [String]) -> String {
    let own = Set(index.types.map(\.path))
    var lines = [
      "import Foundation", "import UIKit", "import ZoeFoundation", "import ZoeHost", "",
    ]
    for name in shadowed where !own.contains(name) {
      lines.append("typealias \(name) = ZoeFoundation.\(name)")
    }
    lines += [
      "", "func _zoetropeAssign<T>(_ slot: inout T, _ value: Any?) {",
      "  if let value: T = ZoeHost.KeyValue.converted(value) { slot = value }", "}", "",
      "@_cdecl(\"zoetrope_register\") public func _zoetropeRegister() {",
    ]
    for entry in index.types where entry.kind == .class && !entry.isPrivate && !entry.isGeneric {
      lines.append("  ClassRegistry.add(\"\(entry.name)\", \(entry.path).self)")
      guard let kind = index.kind(of: entry), let make = index.construction(of: entry, kind) else {
        continue
      }
      switch kind {
      case .app: lines.append("  AppRegistry.add { \(make) }")
      case .viewController, .view, .layer:
        lines.append("  SceneRegistry.add(\"\(entry.name)\", kind: .\(kind.rawValue)) { \(make) }")
      case .storyboard: break
      }
    }
    lines += actions.map { "  \($0)()" }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }
}
