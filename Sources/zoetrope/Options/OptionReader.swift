/// Turns given values into typed ones, or says what was expected.
struct OptionReader {
  private let arguments: Arguments
  private let verb: String

  init(_ arguments: Arguments, verb: String) {
    self.arguments = arguments
    self.verb = verb
  }

  /// - Parameter expected: What the value should look like.
  /// - Returns: Nil where the option is not given.
  func read<T>(_ name: String, _ expected: String, _ parse: (String) -> T?) throws(Failure) -> T? {
    guard let text = arguments.value(name) else { return nil }
    guard let value = parse(text) else {
      throw .usage("--\(name) '\(text)' is not \(expected)", verb: verb)
    }
    return value
  }
}

/// The name of an output where the user gives none.
enum OutputName {
  /// The input's last part without its extension, in the current folder.
  static func standard(for input: String, ending: String) -> String {
    let name = input.split(separator: "/").last.map(String.init) ?? "zoetrope"
    let usable = name == "." || name == ".." ? "zoetrope" : name
    guard let dot = usable.lastIndex(of: "."), dot != usable.startIndex else {
      return usable + ending
    }
    return usable[..<dot] + ending
  }
}
