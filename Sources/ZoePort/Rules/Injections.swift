import SwiftSyntax

// What Interface Builder reaches by name: outlets and inspectable values through setValue(_:forKey:), actions
// through the registry of selectors. Both are injected into the type's own body, where private members
// are in reach.

/// A declaration for a type's own body.
struct Injection {
  var text: String
  var reason: String
}

extension FileRules {
  func outlets(of node: ClassDeclSyntax) -> Injection? {
    let names = node.memberBlock.members.flatMap { FileRules.outlets($0.decl) }
    guard !names.isEmpty else { return nil }
    let entry = index.type(scopes.last?.path ?? node.name.text)
    guard let base = entry.flatMap({ index.appleBase(of: $0) }), base != "NSObject",
      base.hasPrefix("UI") || base.hasPrefix("CA")
    else {
      find(
        "ZOE1303", "outlets of \(node.name.text) cannot be connected: it is no view or controller",
        node)
      return nil
    }
    let overridesAlready = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self).map {
        $0.name.text == "setValue"
          && $0.signature.parameterClause.parameters.map(\.firstName.text) == ["_", "forKey"]
      } ?? false
    }
    guard !overridesAlready else {
      find(
        "ZOE1304",
        "\(node.name.text) has a setValue(_:forKey:) of its own; its outlets go through it",
        node)
      return nil
    }
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let cases = names.map { "case \"\($0)\": _zoetropeAssign(&self.\($0), value)" }
    return Injection(
      text:
        "\(isPublic ? "public " : "")override func setValue(_ value: Any?, forKey key: String) { "
        + "switch key { \(cases.joined(separator: "; ")); "
        + "default: super.setValue(value, forKey: key) } }",
      reason: "the storyboard sets these by name")
  }

  /// The names of a declaration's variables if it is an outlet or inspectable.
  private static func outlets(_ decl: DeclSyntax) -> [String] {
    guard let variable = decl.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "var",
      !variable.attributes.isDisjoint(with: ["IBOutlet", "IBInspectable"])
    else { return [] }
    return variable.bindings.compactMap { binding in
      // A variable that only computes has nothing to set.
      switch binding.accessorBlock?.accessors {
      case .getter?: return nil
      case .accessors(let list)?:
        let kinds = Set(list.map(\.accessorSpecifier.text))
        if kinds.contains("get"), !kinds.contains("set") { return nil }
      case _: break
      }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }

  func actions(of block: MemberBlockSyntax, isGeneric: Bool) -> Injection? {
    guard let scope = scopes.last, scope.isReachable, !isGeneric,
      block.leftBrace.presence == .present
    else { return nil }
    let selectors = block.members.compactMap { action($0.decl, in: scope) }
    guard !selectors.isEmpty else { return nil }
    let name = "_zoetropeActions_\(number)_\(registrations.count)"
    registrations.append(
      Registration(
        call: "\(scope.path).\(name)()",
        type: RegisteredType(name: scope.path, file: path, line: line(block)),
        condition: conditions.isEmpty ? nil : conditions.joined(separator: " && ")))
    // Said in full, as a private extension makes private what says nothing.
    return Injection(
      text: "internal static func \(name)() { SelectorRegistry.add(\(scope.name).self, "
        + "\(selectors.joined(separator: ", "))) }",
      reason: "storyboards and plain selectors name these methods")
  }

  /// A method that Objective-C could have sent: how to make its selector.
  private func action(_ decl: DeclSyntax, in scope: Scope) -> String? {
    guard let function = decl.as(FunctionDeclSyntax.self),
      !function.attributes.isDisjoint(with: ["objc", "IBAction"]),
      function.genericParameterClause == nil,
      function.signature.effectSpecifiers?.asyncSpecifier == nil,
      !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    guard parameters.count <= 2,
      !parameters.contains(where: {
        $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout")
      })
    else { return nil }
    let labels = parameters.map(\.firstName.text)
    let name = FileRules.objectiveCName(function.name.text, labels)
    if needsCall(function.name.text, labels, in: scope.path) {
      return FileRules.call(name, scope.name, function.name.text, labels)
    }
    let reference =
      function.name.text + (labels.isEmpty ? "" : "(\(labels.map { $0 + ":" }.joined()))")
    return "Selector(\"\(name)\", \(scope.name).\(reference))"
  }
}

/// A static function that enters actions, for the shim to call.
struct Registration: Equatable {
  var call: String
  var type: RegisteredType
  /// The `#if` it stands in.
  var condition: String?
}

extension AttributeListSyntax {
  fileprivate func isDisjoint(with names: Set<String>) -> Bool {
    !contains {
      $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) }
        ?? false
    }
  }
}
