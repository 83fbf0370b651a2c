import SwiftSyntax

/// A type as its declarations and extensions show it.
struct TypeEntry: Equatable {
  var name: String
  /// With the types around it, joined by dots.
  var path: String
  var kind: Kind
  var inherited: [String] = []
  /// Whether it, or what it stands in, is private or local to a function.
  var isPrivate = false
  var isGeneric = false
  /// The `#if` it stands in.
  var condition: String?
  var attributes: Set<String> = []
  /// Parameter labels of its designated initialisers, and whether each has a default.
  var designated: [[(label: String, hasDefault: Bool)]] = []
  /// Whether its `init(coder:)` ends the program, as a template has it.
  var refusesCoder = false
  var file: String
  var line: Int

  enum Kind { case `class`, `struct`, `enum`, actor }

  static func == (a: TypeEntry, b: TypeEntry) -> Bool { a.path == b.path && a.file == b.file }
}

/// A method as its declaration shows it.
struct MethodEntry: Equatable {
  var name: String
  /// The path of its type, or what its extension says.
  var type: String
  var labels: [String]
  var throwsErrors: Bool
}

/// Every type, function and construction of a module's sources, found by their syntax alone.
struct TypeIndex {
  private(set) var types: [TypeEntry] = []
  /// By path and by plain name: the place in `types`.
  private var places: [String: Int] = [:]
  /// Methods by their base name.
  private(set) var methods: [String: [MethodEntry]] = [:]
  /// Optional methods of the module's protocols, by their base names.
  private(set) var optionalMethods: Set<String> = []
  /// Who constructs whom: plain names, the builder's path first.
  private(set) var constructions: [(builder: String, built: String)] = []
  private var extended: [(type: String, inherited: [String])] = []

  mutating func add(_ tree: SourceFileSyntax, path: String) {
    let visitor = IndexVisitor(path: path, tree: tree)
    visitor.walk(tree)
    for entry in visitor.types {
      places[entry.path] = places[entry.path] ?? types.count
      places[entry.name] = places[entry.name] ?? types.count
      types.append(entry)
    }
    for method in visitor.methods { methods[method.name, default: []].append(method) }
    optionalMethods.formUnion(visitor.optionalMethods)
    constructions += visitor.constructions
    extended += visitor.extended
  }

  func type(_ name: String) -> TypeEntry? {
    let plain = name.split(separator: "<").first.map(String.init) ?? name
    return places[plain].map { types[$0] }
  }

  /// Methods of that name that a value of the type has; those of the nearest class alone.
  func methods(_ name: String, of type: String?) -> [MethodEntry] {
    var seen: Set<String> = []
    var next = type
    while let current = next, seen.insert(current).inserted {
      let entry = self.type(current)
      let found = (methods[name] ?? []).filter { $0.type == current || $0.type == entry?.path }
      if !found.isEmpty { return found }
      next = entry?.inherited.first
    }
    return []
  }

  /// Whether the generated file can name it.
  func isReachable(_ entry: TypeEntry) -> Bool {
    guard !entry.isPrivate, !entry.isGeneric else { return false }
    var around = entry.path.split(separator: ".").dropLast()
    while !around.isEmpty {
      if let outer = places[around.joined(separator: ".")].map({ types[$0] }),
        outer.isPrivate || outer.isGeneric
      {
        return false
      }
      around.removeLast()
    }
    return true
  }

  /// The first name of the superclass chain that the module does not declare.
  func appleBase(of entry: TypeEntry) -> String? {
    var seen: Set<String> = []
    var next: TypeEntry? = entry
    while let current = next, seen.insert(current.path).inserted {
      guard let first = current.inherited.first else { return nil }
      let plain = first.split(separator: "<").first.map(String.init) ?? first
      guard let above = type(plain) else {
        return plain.split(separator: ".").last.map(String.init)
      }
      guard above.kind == .class else { return nil }
      next = above
    }
    return nil
  }

  /// What a type says it conforms to, here or in an extension.
  func conformances(of entry: TypeEntry) -> [String] {
    entry.inherited
      + extended.filter { $0.type == entry.path || $0.type == entry.name }.flatMap(\.inherited)
  }

  /// The designated initialisers in force: the class's own, else those it inherits; nil for Apple's.
  func initialisers(of entry: TypeEntry) -> [[(label: String, hasDefault: Bool)]]? {
    var seen: Set<String> = []
    var next: TypeEntry? = entry
    while let current = next, seen.insert(current.path).inserted {
      let own = current.designated.filter { $0.map(\.label) != ["coder"] }
      if !own.isEmpty { return own }
      next = current.inherited.first.flatMap { type($0) }
    }
    return nil
  }
}

extension TypeIndex {
  /// The nearest class of the module that declares an initialiser, if it declares `init(coder:)` alone: then
  /// Apple's others are not inherited.
  func coderOnly(_ entry: TypeEntry) -> TypeEntry? {
    var seen: Set<String> = []
    var next: TypeEntry? = entry
    while let current = next, seen.insert(current.path).inserted {
      if !current.designated.isEmpty {
        return current.designated.allSatisfy { $0.map(\.label) == ["coder"] } ? current : nil
      }
      next = current.inherited.first.flatMap { type($0) }
    }
    return nil
  }
}

/// Collects the index of one file.
private final class IndexVisitor: SyntaxVisitor {
  let path: String
  let places: SourceLocationConverter
  var types: [TypeEntry] = []
  var methods: [MethodEntry] = []
  var optionalMethods: [String] = []
  var constructions: [(builder: String, built: String)] = []
  var extended: [(type: String, inherited: [String])] = []
  private var stack: [Around] = []
  private var conditions: [String] = []
  /// How many bodies of functions, closures and accessors are around.
  private var depth = 0

  /// A type or an extension around the place that is visited.
  private struct Around {
    var name: String
    var entry: Int?
    var isPrivate: Bool
    var isGeneric: Bool
  }

  init(path: String, tree: SourceFileSyntax) {
    self.path = path
    places = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ kind: TypeEntry.Kind, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    var entry = TypeEntry(
      name: name.text, path: (stack.map(\.name) + [name.text]).joined(separator: "."), kind: kind,
      file: path, line: places.location(for: name.positionAfterSkippingLeadingTrivia).line)
    entry.inherited = IndexVisitor.inherited(node)
    entry.isGeneric = isGeneric || stack.last?.isGeneric ?? false
    entry.isPrivate = node.modifiers.isPrivate || depth > 0 || stack.last?.isPrivate ?? false
    entry.condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    entry.attributes = Set(
      node.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      })
    types.append(entry)
    stack.append(
      Around(
        name: name.text, entry: types.count - 1, isPrivate: entry.isPrivate,
        isGeneric: entry.isGeneric))
    return .visitChildren
  }

  static func inherited(_ node: some DeclGroupSyntax) -> [String] {
    node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .class, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .struct, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .enum, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .actor, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extended.append((name, IndexVisitor.inherited(node)))
    stack.append(
      Around(name: name, entry: nil, isPrivate: node.modifiers.isPrivate, isGeneric: false))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isOptional { optionalMethods.append(node.name.text) }
    methods.append(
      MethodEntry(
        name: node.name.text, type: stack.map(\.name).joined(separator: "."),
        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
        throwsErrors: node.signature.effectSpecifiers != nil))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  private func deeper() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.wholeCondition)
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    if !isConvenience, let index = stack.last?.entry {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      if labels == ["coder"], node.body?.trimmedDescription.contains("fatalError") ?? false {
        types[index].refusesCoder = true
      }
      // One that others cannot call, or that may give nothing, needs more than there is.
      let isOpen = !node.modifiers.isPrivate && node.optionalMark == nil
      types[index].designated.append(
        node.signature.parameterClause.parameters.map {
          ($0.firstName.text, $0.defaultValue != nil)
        } + (isOpen || IndexVisitor.isCoder(node) ? [] : [("private", false)]))
    }
    return .visitChildren
  }

  private static func isCoder(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"]
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let built = IndexVisitor.typeName(of: node.calledExpression) {
      constructions.append((stack.map(\.name).joined(separator: "."), built))
    }
    return .visitChildren
  }

  /// `Ring(…)`, `Outer.Ring(…)`, `Ring.init(…)`: the name; nil for what begins in lower case.
  private static func typeName(of node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.first?.isUppercase == true ? name : nil
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "init" { return member.base.flatMap(typeName) }
      return name.first?.isUppercase == true ? name : nil
    }
    return nil
  }
}
