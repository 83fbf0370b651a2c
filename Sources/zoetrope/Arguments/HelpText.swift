/// Help pages in the shape that Swift's command line tools have.
enum HelpText {
  private static let indent = 26
  private static let width = 96

  static func page(for spec: VerbSpec) -> String {
    var text = "OVERVIEW: \(spec.abstract)\n\n"
    let places = spec.positionals.map(\.spelling).joined(separator: " ")
    let words = ["zoetrope", spec.name, places, spec.options.isEmpty ? "" : "[options]"]
    text += "USAGE: " + words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
    if !spec.positionals.isEmpty {
      text += "\nARGUMENTS:\n"
      for place in spec.positionals { text += row("<\(place.name)>", place.help) }
    }
    text += "\nOPTIONS:\n"
    for option in spec.allOptions { text += row(option.spelling, option.help) }
    return text
  }

  /// The page of the command itself.
  static func overview(of verbs: [VerbSpec]) -> String {
    var text = "OVERVIEW: Runs published iOS animation source and writes what it shows.\n\n"
    text += "USAGE: zoetrope [verb] <input> [<scene>] [options]\n\n"
    text += "Without a verb, an input is rendered.\n\nVERBS:\n"
    for verb in verbs { text += row(verb.name, verb.abstract) }
    text += "\nOPTIONS:\n"
    text += row("--version", "Show the version.")
    text += row("-h, --help", "Show this page.")
    text += "\nEXIT STATUS:\n"
    for status in ExitStatus.allCases { text += row(String(status.rawValue), status.meaning) }
    text += "\n  See 'zoetrope help <verb>' for a verb's options.\n"
    return text
  }

  /// A name and what it means, wrapped into the right column.
  static func row(_ name: String, _ help: String) -> String {
    var text = "  " + name
    var column = text.count
    if column + 1 > indent {
      text += "\n"
      column = 0
    }
    text += String(repeating: " ", count: indent - column)
    column = indent
    for word in help.split(separator: " ") {
      if column > indent, column + 1 + word.count > width {
        text += "\n" + String(repeating: " ", count: indent)
        column = indent
      }
      if column > indent {
        text += " "
        column += 1
      }
      text += word
      column += word.count
    }
    return text + "\n"
  }
}
