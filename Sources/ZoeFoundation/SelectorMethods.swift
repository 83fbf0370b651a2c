// `#selector(X.tap(_:))` becomes `Selector("tap:", X.tap(_:))`: a name with the unapplied method.
// Instance methods take the receiver first; static methods take their arguments at once.

extension Selector {
  public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.init(name) { target, _ in
      guard let receiver = target as? T else { return false }
      _ = method(receiver)()
      return true
    }
  }

  public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    self.init(name) { target, arguments in
      guard let receiver = target as? T, let first = argument(0, of: arguments, as: A.self)
      else { return false }
      _ = method(receiver)(first)
      return true
    }
  }

  public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    self.init(name) { target, arguments in
      guard let receiver = target as? T, let first = argument(0, of: arguments, as: A.self),
        let second = argument(1, of: arguments, as: B.self)
      else { return false }
      _ = method(receiver)(first, second)
      return true
    }
  }

  // An unapplied instance method would fit these too, as a function that returns one.

  @_disfavoredOverload
  public init<R>(_ name: String, _ function: @escaping () -> R) {
    self.init(name) { _, _ in
      _ = function()
      return true
    }
  }

  @_disfavoredOverload
  public init<A, R>(_ name: String, _ function: @escaping (A) -> R) {
    self.init(name) { _, arguments in
      guard let first = argument(0, of: arguments, as: A.self) else { return false }
      _ = function(first)
      return true
    }
  }
}

extension Selector {
  /// For methods that a bare reference does not name: they throw, or share their name with others.
  public init<T>(
    _ name: String, _ type: T.Type,
    _ call: @escaping @MainActor (T, SelectorArguments) throws -> Void
  ) {
    self.init(name) { target, arguments in
      guard let receiver = target as? T else { return false }
      do {
        try MainActor.assumeIsolated { try call(receiver, SelectorArguments(given: arguments)) }
      } catch is SelectorArguments.Mismatch {
        return false
      } catch {
        // Objective-C would hand the error to a pointer that nobody passes.
      }
      return true
    }
  }
}

/// What came with a message.
public struct SelectorArguments {
  fileprivate let given: [Any?]
  struct Mismatch: Error {}

  /// - Throws: Where the argument is not of the method's type.
  public func callAsFunction<A>(_ index: Int) throws -> A {
    guard let value = argument(index, of: given, as: A.self) else { throw Mismatch() }
    return value
  }
}

// Methods of main-actor classes, views and controllers above all. The last parameter only tells these
// initialisers from the ones before; all user code runs on the main thread.

extension Selector {
  public init<T, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor () -> R, onMainActor: Void = ()
  ) {
    self.init(name) { target, _ in
      guard let receiver = target as? T else { return false }
      MainActor.assumeIsolated { _ = method(receiver)() }
      return true
    }
  }

  public init<T, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) -> R, onMainActor: Void = ()
  ) {
    self.init(name) { target, arguments in
      guard let receiver = target as? T, let first = argument(0, of: arguments, as: A.self)
      else { return false }
      MainActor.assumeIsolated { _ = method(receiver)(first) }
      return true
    }
  }

  public init<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R, onMainActor: Void = ()
  ) {
    self.init(name) { target, arguments in
      guard let receiver = target as? T, let first = argument(0, of: arguments, as: A.self),
        let second = argument(1, of: arguments, as: B.self)
      else { return false }
      MainActor.assumeIsolated { _ = method(receiver)(first, second) }
      return true
    }
  }
}

/// The argument as the method wants it: nil fits every optional type, and a missing one counts as nil.
private func argument<A>(_ index: Int, of arguments: [Any?], as: A.Type) -> A? {
  let given: Any? = index < arguments.count ? arguments[index] : nil
  return given as? A
}
