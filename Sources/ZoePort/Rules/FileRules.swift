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
  var registrations: [String] = []
  /// The types around the place that is visited: how their own bodies name them.
  var scopes: [Scope] = []

  struct Scope {
    /// As a body inside can say it.
    var name: String
    /// From the top of the module.
    var path: String
    var isReachable: Bool
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

  /// Replaces a node without the blanks and comments around it.
  func replace(_ node: some SyntaxProtocol, with text: String, because reason: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(
      Edit(offset: start, length: end - start, replacement: text, reason: reason))
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
        path: isExtension ? name : (above.map { $0.path + "." } ?? "") + name,
        isReachable: !isPrivate && (above?.isReachable ?? true)))
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: FileRules.isPrivate(node.modifiers))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    inject(
      [
        outlets(of: node),
        actions(of: node.memberBlock, isGeneric: node.genericParameterClause != nil),
      ], into: node.memberBlock)
    scopes.removeLast()
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: FileRules.isPrivate(node.modifiers))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isPrivate: FileRules.isPrivate(node.modifiers))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let type = index.type(name)
    enter(name, isPrivate: type?.isPrivate ?? false, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    let type = index.type(node.extendedType.trimmedDescription)
    if type?.kind == .class {
      inject(
        [actions(of: node.memberBlock, isGeneric: type?.isGeneric ?? false)], into: node.memberBlock
      )
    }
    scopes.removeLast()
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Types inside a function are out of the shim's reach.
    enterFunction()
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }

  private var outerReach: [Bool] = []

  private func enterFunction() {
    outerReach.append(scopes.last?.isReachable ?? true)
    if !scopes.isEmpty { scopes[scopes.count - 1].isReachable = false }
  }

  private func leaveFunction() {
    let reach = outerReach.removeLast()
    if !scopes.isEmpty { scopes[scopes.count - 1].isReachable = reach }
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
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node) ? .skipChildren : .visitChildren
  }
}
