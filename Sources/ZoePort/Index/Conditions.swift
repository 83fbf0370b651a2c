import SwiftSyntax

extension IfConfigClauseSyntax {
  /// When this clause is compiled: its own condition, and none of those before it.
  var wholeCondition: String {
    let before = parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != id } ?? []
    let parts =
      before.compactMap { $0.condition.map { "!(\($0.onIOS))" } }
      + (condition.map { ["(\($0.onIOS))"] } ?? [])
    return parts.isEmpty ? "(true)" : parts.joined(separator: " && ")
  }
}

extension DeclModifierListSyntax {
  /// Whether they keep a declaration out of other files' sight.
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension ExprSyntax {
  /// A condition's text as it is on iOS.
  fileprivate var onIOS: String {
    trimmedDescription.replacing("os(iOS)", with: "true").replacing("os(Linux)", with: "false")
  }
}
