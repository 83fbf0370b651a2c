import SwiftSyntax

/// Runs every rule over one file and collects the edits. A class because SwiftSyntax's visitor is one.
///
/// What is removed leaves blanks of its own length, so that columns stay; what is injected stands on the
/// line of a closing brace, so that lines stay.
final class FileRules: SyntaxVisitor {
  let path: String
  let places: SourceLocationConverter
  let index: TypeIndex
  /// The file's number in its module; injected names carry it.
  let number: Int
  var edits: [Edit] = []
  var findings: [Finding] = []
  /// Static functions that enter a class's actions, as the shim calls them.
  var registrations: [Registration] = []
  /// The types around the place that is visited: how their own bodies name them.
  var scopes: [Scope] = []

  /// The `#if` clauses around the place that is visited.
  var conditions: [String] = []

  struct Scope {
    /// As a body inside can say it.
    var name: String
    /// From the top of the module.
    var path: String
    var isReachable: Bool
    /// Whether it is a private extension, whose types nobody else can name.
    var hidesTypes = false
  }

  init(path: String, tree: SourceFileSyntax, index: TypeIndex, number: Int) {
    self.path = path
    self.index = index
    self.number = number
    places = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func find(_ code: String, _ message: String, _ node: some SyntaxProtocol) {
    findings.append(Finding(code: code, message: message, file: path, line: line(node)))
  }

  /// Replaces a node without the blanks and comments around it; what follows stays on its line.
  func replace(_ node: some SyntaxProtocol, with text: String, because reason: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
    let lost = lines(node.trimmedDescription) - lines(text)
    edits.append(
      Edit(
        offset: start, length: end - start,
        replacement: text + String(repeating: "\n", count: max(0, lost)), reason: reason))
  }

  /// Blanks a node out; its line breaks stay.
  func blank(_ node: some SyntaxProtocol, because reason: String) {
    let text = String(
      decoding: node.trimmedDescription.utf8.map {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
      }, as: UTF8.self)
    replace(node, with: text, because: reason)
  }

  /// Puts declarations before a body's closing brace, on its line.
  func inject(_ injections: [Injection?], into block: MemberBlockSyntax) {
    let wanted = injections.compactMap { $0 }
    guard !wanted.isEmpty, block.rightBrace.presence == .present else { return }
    let brace = block.rightBrace.positionAfterSkippingLeadingTrivia
    // A member that ends on the brace's line needs a semicolon behind it.
    let line = places.location(for: brace).line
    let touches =
      block.members.last.map {
        places.location(for: $0.endPositionBeforeTrailingTrivia).line == line
      } ?? false
    edits.append(
      Edit(
        offset: brace.utf8Offset, length: 0,
        replacement: (touches ? "; " : " ") + wanted.map(\.text).joined(separator: "; ") + " ",
        reason: wanted.map(\.reason).joined(separator: "; ")))
  }

  // Where we are.

  private func enter(_ name: String, isPrivate: Bool, isExtension: Bool = false) {
    let above = scopes.last
    scopes.append(
      Scope(
        name: name,
        path: isExtension || above?.path.isEmpty ?? true ? name : (above?.path ?? "") + "." + name,
        isReachable: !isPrivate && (above.map { $0.isReachable && !$0.hidesTypes } ?? true)))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: node.modifiers.isPrivate)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    inject(
      [
        outlets(of: node),
        actions(of: node.memberBlock, isGeneric: isGeneric(node)),
      ], into: node.memberBlock)
    scopes.removeLast()
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: node.modifiers.isPrivate)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: node.modifiers.isPrivate)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let type = index.type(name)
    enter(name, isPrivate: type?.isPrivate ?? false, isExtension: true)
    scopes[scopes.count - 1].hidesTypes = node.modifiers.isPrivate
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    let type = index.type(node.extendedType.trimmedDescription)
    if type?.kind == .class {
      inject(
        [actions(of: node.memberBlock, isGeneric: type.map { !index.isReachable($0) } ?? false)],
        into: node.memberBlock
      )
    }
    scopes.removeLast()
  }
  // Types inside a body of statements are out of the shim's reach.

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  private func enterBody() -> SyntaxVisitorContinueKind {
    var body = scopes.last ?? Scope(name: "", path: "", isReachable: false)
    body.isReachable = false
    scopes.append(body)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append(node.wholeCondition)
    if let condition = node.condition { pretend(condition) }
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  /// Whether the class or one around it has parameters, which the shim could not choose.
  private func isGeneric(_ node: ClassDeclSyntax) -> Bool {
    node.genericParameterClause != nil
      || scopes.last.flatMap { index.type($0.path) }?.isGeneric ?? false
  }

  // The rules, one file each.

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    removeAttribute(node)
    return .visitChildren
  }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    removeModifier(node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return .visitChildren
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    removeChaining(node)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node) ? .skipChildren : .visitChildren
  }
}
