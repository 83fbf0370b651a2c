/// Methods that are known by their class and name: what a storyboard and a plain string can reach.
public enum SelectorRegistry {
  nonisolated(unsafe) private static var calls: [ObjectIdentifier: [String: SelectorCall]] = [:]

  /// Enters methods of a class; its subclasses answer to them too.
  public static func add(_ type: AnyClass, _ selectors: Selector...) {
    for selector in selectors {
      calls[ObjectIdentifier(type), default: [:]][selector.name] = selector.call
    }
  }

  static func find(_ name: String, for type: AnyClass) -> SelectorCall? {
    var next: AnyClass? = type
    while let current = next {
      if let call = calls[ObjectIdentifier(current)]?[name] { return call }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Whether objects of this class answer to a plain name.
  package static func knows(_ name: String, for type: AnyClass) -> Bool {
    find(name, for: type) != nil
  }
}
