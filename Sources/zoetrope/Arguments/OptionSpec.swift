/// One option or flag of a verb, as parsed and as shown in help.
struct OptionSpec: Sendable {
  /// Without dashes; what the parsed value is asked for by.
  let name: String
  /// A letter for one dash.
  var letter: Character?
  /// What stands for the value in help; nil for a flag.
  var value: String?
  /// Whether it may be given several times; else the last one counts.
  var repeats = false
  let help: String

  /// What help shows: `-o, --output <path>`.
  var spelling: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--\(name)" + (value.map { " <\($0)>" } ?? "")
  }
}

/// A value that is told by its place.
struct PositionalSpec: Sendable {
  let name: String
  var optional = false
  let help: String

  var spelling: String { optional ? "[<\(name)>]" : "<\(name)>" }
}

/// What a verb takes.
struct VerbSpec: Sendable {
  let name: String
  let abstract: String
  var positionals: [PositionalSpec] = []
  var options: [OptionSpec] = []

  static let help = OptionSpec(
    name: "help", letter: "h", value: nil, help: "Show this page.")

  var allOptions: [OptionSpec] { options + [VerbSpec.help] }
}
