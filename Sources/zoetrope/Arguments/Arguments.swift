/// A command line taken apart by a verb's spec. Refuses what the spec does not name.
struct Arguments {
  private(set) var positionals: [String] = []
  private var given: [(name: String, value: String)] = []

  init(_ words: [String], for spec: VerbSpec) throws(Failure) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        positionals.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        try takeLong(word, &rest, spec)
      } else {
        try takeShort(word, &rest, spec)
      }
    }
    if positionals.count > spec.positionals.count {
      throw .usage("unexpected argument '\(positionals[spec.positionals.count])'", verb: spec.name)
    }
    let needed = spec.positionals.filter { !$0.optional }
    if positionals.count < needed.count, !has("help") {
      throw .usage("missing \(needed[positionals.count].spelling)", verb: spec.name)
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }
  /// The last value given.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }
  /// Every value given, in order.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }

  private mutating func takeLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ spec: VerbSpec
  ) throws(Failure) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = spec.allOptions.first(where: { $0.name == name }) else {
      let near = Spelling.nearest(to: name, in: spec.allOptions.map(\.name)).map { "--" + $0 }
      throw .usage("unknown option '--\(name)'", near: near, verb: spec.name)
    }
    if option.value == nil {
      guard parts.count == 1 else {
        throw .usage("'--\(name)' takes no value", verb: spec.name)
      }
      given.append((name, ""))
    } else if parts.count == 2 {
      given.append((name, String(parts[1])))
    } else {
      given.append((name, try value(for: option, after: word, &rest, spec)))
    }
  }

  private mutating func takeShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ spec: VerbSpec
  ) throws(Failure) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = spec.allOptions.first(where: { $0.letter == letter }) else {
      throw .usage("unknown option '\(word)'", verb: spec.name)
    }
    let attached = String(word.dropFirst(2))
    if option.value == nil {
      guard attached.isEmpty else { throw .usage("unknown option '\(word)'", verb: spec.name) }
      given.append((option.name, ""))
    } else if attached.isEmpty {
      given.append((option.name, try value(for: option, after: word, &rest, spec)))
    } else {
      given.append((option.name, attached))
    }
  }

  private func value(
    for option: OptionSpec, after word: String, _ rest: inout ArraySlice<String>, _ spec: VerbSpec
  ) throws(Failure) -> String {
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .usage("'\(word)' needs a value: \(option.spelling)", verb: spec.name)
    }
    rest.removeFirst()
    return value
  }
}
