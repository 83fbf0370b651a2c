import Foundation
import ZoePort

/// A user's sources: one file, or every Swift file of a folder, with its storyboards.
public struct Input: Equatable, Sendable {
  /// As the user named it.
  public var path: String
  /// Where storyboards and assets are looked for.
  public var folder: String
  public var sources: [SourceText]
  /// By path, sorted.
  public var storyboards: [String]
  /// The storyboard that an Info.plist names as the main one.
  public var mainStoryboard: String?

  /// Folders that hold no part of an app.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", ".build", ".git", ".swiftpm", "node_modules", "fastlane",
  ]

  /// Reads everything that will be compiled.
  public init(path: String) throws(BuildError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw BuildError(.noInput, "there is no '\(path)'")
    }
    self.path = path
    if isFolder.boolValue {
      folder = path
      let files = Input.files(below: path)
      let swift = files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
      guard !swift.isEmpty else {
        throw BuildError(.noInput, "'\(path)' holds no Swift file")
      }
      sources = []
      for file in swift { sources.append(try Input.read(file)) }
      storyboards = files.filter { $0.hasSuffix(".storyboard") }
      mainStoryboard = Input.mainStoryboard(
        files.filter { $0.hasSuffix("Info.plist") }, among: storyboards)
    } else {
      guard path.hasSuffix(".swift") else {
        throw BuildError(.badInput, "'\(path)' is no Swift file")
      }
      folder = (path as NSString).deletingLastPathComponent
      if folder.isEmpty { folder = "." }
      sources = [try Input.read(path)]
      storyboards = []
      mainStoryboard = nil
    }
  }

  private static func read(_ path: String) throws(BuildError) -> SourceText {
    // A pipe or a device would be waited for.
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      var bytes = FileManager.default.contents(atPath: path)
    else {
      throw BuildError(.badInput, "'\(path)' cannot be read")
    }
    // Editors count no byte order mark among the columns, and the compiler takes it at the start only.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
      throw BuildError(.badInput, "'\(path)' is not Swift: it is no UTF-8 text")
    }
    return SourceText(path: path, text: text)
  }

  /// Every file below a folder, by path, sorted; tests and other people's folders are left out.
  private static func files(below folder: String) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      guard isFolder.boolValue else { return [path] }
      let isTests = name.hasSuffix("Tests") || name == "Tests"
      // A link may lead back up.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      return skipped.contains(name) || isTests || isLink ? [] : files(below: path)
    }
  }

  private static func mainStoryboard(_ plists: [String], among storyboards: [String]) -> String? {
    let names = storyboards.map {
      (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    for path in plists {
      guard let bytes = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil),
        let name = (list as? [String: Any])?["UIMainStoryboardFile"] as? String,
        names.contains(name)
      else { continue }
      return name
    }
    return names.contains("Main")
      ? "Main" : names.count == 1 && names != ["LaunchScreen"] ? names[0] : nil
  }

  /// The module's name: what a storyboard calls it, else the input's own.
  var moduleName: String {
    for path in storyboards {
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if let range = text.range(of: "customModule=\"") {
        let name = text[range.upperBound...].prefix { $0 != "\"" }
        if !name.isEmpty { return Input.identifier(String(name)) }
      }
    }
    let last = (URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent as NSString)
      .deletingPathExtension
    return Input.identifier(last)
  }

  /// Names of modules that a user's one must not hide.
  private static let taken: Set<String> = [
    "Swift", "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Combine", "Dispatch",
    "ZoeHost", "ZoeFoundation", "ZoeFilm",
  ]

  private static func identifier(_ name: String) -> String {
    var result = String(
      name.unicodeScalars.map { scalar -> Character in
        let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        return isPlain ? Character(scalar) : "_"
      })
    if result.first?.isNumber ?? true { result = "_" + result }
    return taken.contains(result) ? result + "_App" : result
  }
}
