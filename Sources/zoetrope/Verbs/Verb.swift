/// What the command can do.
enum Verb: String, CaseIterable {
  case render
  case still
  case sheet
  case list
  case help

  var spec: VerbSpec {
    switch self {
    case .render: RenderVerb.spec
    case .still: StillVerb.spec
    case .sheet: SheetVerb.spec
    case .list: ListVerb.spec
    case .help: HelpVerb.spec
    }
  }

  func run(_ arguments: Arguments) throws {
    switch self {
    case .render: try RenderVerb.run(arguments)
    case .still: try StillVerb.run(arguments)
    case .sheet: try SheetVerb.run(arguments)
    case .list: try ListVerb.run(arguments)
    case .help: try HelpVerb.run(arguments)
    }
  }
}
