import SwiftParser
import SwiftSyntax

/// A source as the user has it.
public struct SourceText: Equatable, Sendable {
  /// As the user named it.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// What porting gives: files that compile here, the file that registers their scenes, and what was found.
public struct PortedModule: Equatable, Sendable {
  public var files: [PortedFile]
  /// The generated file of the user's module.
  public var shim: String
  /// What its lines, from 1, were made for.
  public var registered: [Int: RegisteredType]
  public var scenes: [SceneInfo]
  public var findings: [Finding]
}

/// A type of the user that the generated file names.
public struct RegisteredType: Equatable, Sendable {
  public var name: String
  public var file: String
  /// From 1.
  public var line: Int

  public init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// Something that porting could not do, or did in a way that the user should know.
public struct Finding: Equatable, Sendable {
  /// Stable, such as `ZOE1302`.
  public var code: String
  public var message: String
  public var file: String
  /// From 1.
  public var line: Int

  public init(code: String, message: String, file: String, line: Int) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
  }
}

/// Makes published iOS sources compile on Linux without moving a line.
///
/// In: a module's sources. Out: the same with what Objective-C needs removed or rewritten, in place. What is
/// not Swift is left for the compiler to complain about in its own words.
public enum Porter {
  public static func port(_ sources: [SourceText]) -> PortedModule {
    let trees = sources.map { (source: $0, tree: Parser.parse(source: $0.text)) }
    var index = TypeIndex()
    for (source, tree) in trees { index.add(tree, path: source.path) }

    var findings: [Finding] = []
    var actions: [Registration] = []
    let files = trees.enumerated().map { number, item in
      let rules = FileRules(path: item.source.path, tree: item.tree, index: index, number: number)
      rules.walk(item.tree)
      findings += rules.findings
      actions += rules.registrations
      return PortedFile(path: item.source.path, original: item.source.text, edits: rules.edits)
    }
    let shim = Shim.file(index: index, actions: actions)
    return PortedModule(
      files: files, shim: shim.text, registered: shim.registered, scenes: index.scenes,
      findings: findings)
  }
}
