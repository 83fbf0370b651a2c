/// The name of a method, and the method itself where the porter could name it.
///
/// Two selectors are equal when their names are, as Apple's.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The Objective-C spelling, `handleTap:`.
  package let name: String
  let call: SelectorCall?

  public init(_ str: String) {
    name = str
    call = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public var description: String { name }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  init(_ name: String, call: @escaping (AnyObject, [Any?]) -> Bool) {
    self.name = name
    self.call = SelectorCall(run: call)
  }

  /// Sends the message. A surplus of arguments is dropped, as a method may take fewer than its sender has.
  ///
  /// - Returns: False where the target has no such method; that is a note.
  @discardableResult
  package func perform(on target: AnyObject, _ arguments: [Any?] = []) -> Bool {
    if let call, call.run(target, arguments) { return true }
    let found = SelectorRegistry.find(name, for: type(of: target))
    if let found, found.run(target, arguments) { return true }
    World.current.add(
      note: WorldNote(
        code: "ZOE1301",
        message: "\(type(of: target)) has no method for the selector '\(name)'; nothing was sent"))
    return false
  }
}

/// Sends one message; false where target or arguments are not the method's.
struct SelectorCall: @unchecked Sendable {
  let run: (AnyObject, [Any?]) -> Bool
}
