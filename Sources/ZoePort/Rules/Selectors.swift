import SwiftSyntax

// `#selector` becomes a Selector that carries the name and the method; `#keyPath` becomes a string.

extension FileRules {
  /// - Returns: Whether the expression was one of ours.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      rewriteSelector(node)
      return true
    case "keyPath":
      guard let argument = node.arguments.first else { return false }
      let text = FileRules.keyPath(argument.expression.trimmedDescription)
      replace(
        node, with: "\"\(text)\"", because: "#keyPath needs Objective-C; the string is the same")
      return true
    default:
      return false
    }
  }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    let reason = "#selector needs Objective-C; this selector carries its method"
    if let label = argument.label?.text {
      // getter: and setter: name properties, which have no method to carry.
      let property = argument.expression.trimmedDescription.split(separator: ".").last ?? ""
      let name =
        label == "setter"
        ? "set\(property.prefix(1).uppercased())\(property.dropFirst()):" : "\(property)"
      replace(node, with: "Selector(\"\(name)\")", because: reason)
      return
    }
    let method = Method(argument.expression)
    guard let method else {
      find("ZOE1302", "this #selector names no method that could be found", node)
      replace(node, with: "Selector(\"\")", because: reason)
      return
    }
    let receiver = receiver(of: method)
    let type = ["self", "Self", nil].contains(method.base) ? scopes.last?.path : receiver
    let own = index.methods(method.name, of: type)
    let fitting = method.arity.map { arity in own.filter { $0.labels.count == arity } } ?? own
    let labels =
      method.labels ?? fitting.first?.labels ?? index.methods[method.name]?.first?.labels ?? []
    let name = FileRules.objectiveCName(method.name, labels)
    guard let receiver, labels.count <= 2 else {
      replace(node, with: "Selector(\"\(name)\")", because: reason)
      return
    }
    if needsCall(method.name, labels, in: type) {
      replace(node, with: FileRules.call(name, receiver, method.name, labels), because: reason)
      return
    }
    replace(
      node, with: "Selector(\"\(name)\", \(receiver).\(method.reference))", because: reason)
  }

  /// Whether a bare reference to the method would not do: it throws, or another has its name.
  func needsCall(_ name: String, _ labels: [String], in type: String?) -> Bool {
    let own = index.methods(name, of: type)
    return own.contains { $0.labels == labels && $0.throwsErrors }
      || (labels.isEmpty && own.count > 1)
  }

  /// A selector that calls its method instead of carrying it.
  static func call(_ selector: String, _ type: String, _ name: String, _ labels: [String]) -> String
  {
    let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$1(\($0))" }
    return "Selector(\"\(selector)\", \(type).self) { _ = $1; _ = try $0.\(name)"
      + "(\(arguments.joined(separator: ", "))) }"
  }

  /// The type whose method is meant, as it can be said at this place; nil where only a value is named.
  private func receiver(of method: Method) -> String? {
    switch method.base {
    case nil, "self", "Self": return scopes.last?.name
    case "super": return nil
    case let base?: return base.first?.isUppercase == true ? base : nil
    }
  }

  /// `Type.frame` and `frame` alike are "frame"; Objective-C says `hidden` for `isHidden`.
  static func keyPath(_ text: String) -> String {
    var parts = text.split(whereSeparator: { $0 == "." || $0.isWhitespace }).map(String.init)
    while let first = parts.first, first == "self" || first.first?.isUppercase == true,
      parts.count > 1
    {
      parts.removeFirst()
    }
    return parts.map(objectiveCProperty).joined(separator: ".")
  }

  private static let booleans: Set<String> = [
    "isHidden", "isOpaque", "isEnabled", "isSelected", "isHighlighted", "isDoubleSided",
    "isGeometryFlipped", "isPaused", "isRemovedOnCompletion", "isAdditive", "isCumulative",
  ]

  private static func objectiveCProperty(_ name: String) -> String {
    guard booleans.contains(name) else { return name }
    let rest = name.dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// `tap`, `tap:`, `move:by:`, `showWithText:`: the selector that Swift gives to Objective-C.
  static func objectiveCName(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let joined: String
    if first == "_" {
      joined = name
    } else if ["with", "for", "from", "to", "in", "at", "by", "of", "on"].contains(first) {
      joined = name + first.prefix(1).uppercased() + first.dropFirst()
    } else {
      joined = name + "With" + first.prefix(1).uppercased() + first.dropFirst()
    }
    return joined + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// The argument of a `#selector`.
  private struct Method {
    /// What stands before the last dot.
    var base: String?
    var name: String
    /// With its argument labels, as written.
    var reference: String
    /// nil where the source gives none.
    var labels: [String]?
    /// How many arguments the function has that the source casts to.
    var arity: Int?

    init?(_ node: ExprSyntax) {
      var node = node
      if let cast = node.as(AsExprSyntax.self) { node = cast.expression }
      if let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        node = first
        arity = sequence.elements.last?.as(TypeExprSyntax.self).flatMap { Method.arity($0.type) }
      }
      if let tuple = node.as(TupleExprSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1
      {
        node = only.expression
      }
      let reference: DeclReferenceExprSyntax
      if let member = node.as(MemberAccessExprSyntax.self) {
        base = member.base?.trimmedDescription
        reference = member.declName
      } else if let plain = node.as(DeclReferenceExprSyntax.self) {
        reference = plain
      } else {
        return nil
      }
      if let labels = reference.argumentNames?.arguments { arity = labels.count }
      name = reference.baseName.text
      self.reference = reference.trimmedDescription
      labels = reference.argumentNames?.arguments.map(\.name.text)
    }

    /// Of `(A) -> Void`, and of `(Self) -> (A) -> Void`; optional functions too.
    private static func arity(_ type: TypeSyntax) -> Int? {
      if let optional = type.as(OptionalTypeSyntax.self) { return arity(optional.wrappedType) }
      if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1
      {
        return arity(only.type)
      }
      guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
      return arity(function.returnClause.type) ?? function.parameters.count
    }
  }
}
