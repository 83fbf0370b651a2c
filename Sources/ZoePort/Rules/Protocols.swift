import SwiftSyntax

// Protocols of Objective-C: only objects conform to them, and members may be optional. An optional method
// becomes one with an empty default, and a call through `?` a plain one.

extension FileRules {
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains("objc") else { return }
    let reason = "only objects conform to a protocol of Objective-C"
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !inherited.contains(where: { ["AnyObject", "class"].contains($0) }) {
      if let first = node.inheritanceClause?.inheritedTypes.first {
        insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia, because: reason)
      } else {
        insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia, because: reason)
      }
    }
    let access = node.modifiers.first { $0.name.text == "public" } == nil ? "" : "public "
    let defaults = node.memberBlock.members.compactMap { empty($0.decl, access) }
    guard !defaults.isEmpty, node.memberBlock.rightBrace.presence == .present else { return }
    insert(
      "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
      at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia,
      because: "optional methods do nothing where a class has none")
  }

  /// The default of an optional method.
  private func empty(_ decl: DeclSyntax, _ access: String) -> String? {
    guard let function = decl.as(FunctionDeclSyntax.self), function.isOptional else { return nil }
    let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let body: String
    if ["Void", "()"].contains(result) {
      body = "{}"
    } else if result.hasSuffix("?") {
      body = "{ nil }"
    } else {
      find(
        "ZOE1305",
        "the optional method \(function.name.text) must be there: nothing else can give its \(result)",
        function)
      return nil
    }
    let signature = function.signature.trimmedDescription.replacing("\n", with: " ")
    return "\(access)func \(function.name.text)\(signature) \(body)"
  }

  /// `delegate.ringDidEnd?(self)`: the method is always there now.
  func removeChaining(_ node: OptionalChainingExprSyntax) {
    guard node.parent?.is(FunctionCallExprSyntax.self) ?? false,
      let member = node.expression.as(MemberAccessExprSyntax.self),
      index.optionalMethods.contains(member.declName.baseName.text)
    else { return }
    blank(node.questionMark, because: "the method has a default")
  }

  private func insert(_ text: String, at place: AbsolutePosition, because reason: String) {
    edits.append(Edit(offset: place.utf8Offset, length: 0, replacement: text, reason: reason))
  }
}

extension FunctionDeclSyntax {
  var isOptional: Bool { modifiers.contains { $0.name.text == "optional" } }
}

extension AttributeListSyntax {
  func contains(_ name: String) -> Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }
}
