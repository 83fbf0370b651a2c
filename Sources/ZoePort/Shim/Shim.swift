/// Writes the generated file of the user's module: names of Foundation that stand for ours, and the list of
/// scenes and classes.
enum Shim {
  /// What ZoeFoundation puts in front of Foundation and Dispatch.
  static let shadowed = [
    "Timer", "RunLoop", "Selector", "SelectorRegistry", "DispatchQueue", "DispatchTime",
    "DispatchWallTime", "DispatchWorkItem",
    "DispatchGroup", "DispatchSemaphore", "DispatchSource", "DispatchSourceProtocol",
    "DispatchSourceTimer", "DispatchPredicate", "URLSession", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLRequest", "URLResponse", "HTTPURLResponse",
  ]

  /// The file, and what its lines were made for.
  static func file(
    index: TypeIndex, actions: [Registration]
  ) -> (text: String, registered: [Int: RegisteredType]) {
    var lines = head(own: Set(index.types.map(\.path)))
    var registered: [Int: RegisteredType] = [:]
    func add(_ statement: String, for type: RegisteredType, _ condition: String?) {
      if let condition { lines.append("  #if \(condition)") }
      lines.append("  \(statement)")
      registered[lines.count] = type
      if condition != nil { lines.append("  #endif") }
    }
    for entry in index.types where entry.kind == .class && index.isReachable(entry) {
      let type = RegisteredType(name: entry.path, file: entry.file, line: entry.line)
      add("ClassRegistry.add(\"\(entry.name)\", \(entry.path).self)", for: type, entry.condition)
      if index.isSceneDelegate(entry), let make = index.construction(of: entry, .app) {
        add(
          "AppRegistry.addSceneDelegate(\"\(entry.name)\") { \(make) }", for: type, entry.condition)
      }
      guard let kind = index.kind(of: entry), let make = index.construction(of: entry, kind) else {
        continue
      }
      switch kind {
      case .app: add("AppRegistry.add { \(make) }", for: type, entry.condition)
      case .viewController, .view, .layer:
        add(
          "SceneRegistry.add(\"\(entry.name)\", kind: .\(kind.rawValue)) { \(make) }", for: type,
          entry.condition)
      case .storyboard: break
      }
    }
    for action in actions { add(action.call, for: action.type, action.condition) }
    lines += ["}", ""]
    return (lines.joined(separator: "\n"), registered)
  }

  private static func head(own: Set<String>) -> [String] {
    var lines = [
      "import Foundation", "import UIKit", "import ZoeFoundation", "import ZoeHost", "",
    ]
    for name in shadowed where !own.contains(name) {
      lines.append("typealias \(name) = ZoeFoundation.\(name)")
    }
    return lines + [
      "", "func _zoetropeAssign<T>(_ slot: inout T, _ value: Any?) {",
      "  if let value: T = ZoeHost.KeyValue.converted(value) { slot = value }", "}", "",
      "@_cdecl(\"zoetrope_register\") public func _zoetropeRegister() {",
    ]
  }
}
