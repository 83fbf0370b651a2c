/// `help`: the command's page, or a verb's.
enum HelpVerb {
  static let spec = VerbSpec(
    name: "help", abstract: "Show how to use the command, or one verb.",
    positionals: [PositionalSpec(name: "verb", optional: true, help: "The verb to explain.")])

  static func run(_ arguments: Arguments) throws(Failure) {
    guard let name = arguments.positionals.first else {
      Console.result(HelpText.overview(of: Verb.allCases.map(\.spec)))
      return
    }
    guard let verb = Verb(rawValue: name) else { throw CommandLineTool.unknownVerb(name) }
    Console.result(HelpText.page(for: verb.spec))
  }
}
