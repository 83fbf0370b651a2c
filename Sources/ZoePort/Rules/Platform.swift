import SwiftSyntax

// `#if os(iOS)` is false on Linux, but what is compiled here is meant for iOS.

extension FileRules {
  /// Writes the platform's tests as what they are on iOS.
  func pretend(_ condition: ExprSyntax) {
    for call in PlatformChecks(condition).found {
      let isTrue = call.isTrue
      let length = call.node.trimmedLength.utf8Length
      let word = isTrue ? "true" : "false"
      let padded = word + String(repeating: " ", count: max(0, length - word.utf8.count))
      replace(call.node, with: padded, because: "the source is meant for iOS")
    }
  }
}

/// Finds `os(iOS)` and `os(Linux)` in a condition.
private final class PlatformChecks: SyntaxVisitor {
  var found: [(node: FunctionCallExprSyntax, isTrue: Bool)] = []

  init(_ condition: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "os",
      let platform = node.arguments.first?.expression.trimmedDescription
    else { return .visitChildren }
    if platform == "iOS" { found.append((node, true)) }
    if platform == "Linux" { found.append((node, false)) }
    return .skipChildren
  }
}
