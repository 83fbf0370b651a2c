import SwiftSyntax

/// A type as its declarations and extensions show it.
struct TypeEntry: Equatable {
  var name: String
  /// With the types around it, joined by dots.
  var path: String
  var kind: Kind
  var inherited: [String] = []
  var isPrivate = false
  var isGeneric = false
  var attributes: Set<String> = []
  /// Parameter labels of its designated initialisers, and whether each has a default.
  var designated: [[(label: String, hasDefault: Bool)]] = []
  var file: String
  var line: Int

  enum Kind { case `class`, `struct`, `enum`, actor }

  static func == (a: TypeEntry, b: TypeEntry) -> Bool { a.path == b.path && a.file == b.file }
}

/// Every type, function and construction of a module's sources, found by their syntax alone.
struct TypeIndex {
  private(set) var types: [TypeEntry] = []
  /// By path and by plain name: the place in `types`.
  private var places: [String: Int] = [:]
  /// Argument labels of methods by their base name.
  private(set) var methods: [String: [[String]]] = [:]
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
    for (name, labels) in visitor.methods { methods[name, default: []].append(labels) }
    constructions += visitor.constructions
    extended += visitor.extended
  }

  func type(_ name: String) -> TypeEntry? {
    let plain = name.split(separator: "<").first.map(String.init) ?? name
    return places[plain].map { types[$0] }
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

/// Collects the index of one file.
private final class IndexVisitor: SyntaxVisitor {
  let path: String
  let places: SourceLocationConverter
  var types: [TypeEntry] = []
  var methods: [(String, [String])] = []
  var constructions: [(builder: String, built: String)] = []
  var extended: [(type: String, inherited: [String])] = []
  private var stack: [(name: String, entry: Int?)] = []

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
    entry.isGeneric = isGeneric
    entry.isPrivate =
      node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      || stack.contains { $0.entry.map { types[$0].isPrivate } ?? false }
    entry.attributes = Set(
      node.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      })
    types.append(entry)
    stack.append((name.text, types.count - 1))
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
    stack.append((name, nil))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
    methods.append((node.name.text, labels))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    if !isConvenience, let index = stack.last?.entry {
      types[index].designated.append(
        node.signature.parameterClause.parameters.map {
          ($0.firstName.text, $0.defaultValue != nil)
        })
    }
    return .visitChildren
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
