/// `list`: the scenes of an input.
enum ListVerb {
  static let spec = VerbSpec(
    name: "list", abstract: "Show the scenes that an input has.",
    positionals: [SharedOptions.input],
    options: [OptionSpec(name: "json", help: "Print the result as one line of JSON.")])

  static func run(_ arguments: Arguments) throws {
    throw Failure(.internalError, "sources are not connected yet")
  }
}
