import Foundation
import ZoeExport

/// The command: finds the verb, runs it, and turns failures into words and a status.
enum CommandLineTool {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> Int32 {
    let failure: Failure
    do {
      try dispatch(words)
      return ExitStatus.ok.rawValue
    } catch let error as Failure {
      failure = error
    } catch let error as ExportError {
      failure = Failure(error)
    } catch {
      failure = Failure(.internalError, "\(error)")
    }
    for line in failure.lines { Console.say(line) }
    if words.contains("--json") { Console.result(FailureResult(failure).json.text) }
    return failure.status.rawValue
  }

  static func unknownVerb(_ word: String) -> Failure {
    let near = Spelling.nearest(to: word, in: Verb.allCases.map(\.rawValue))
    return .usage("unknown verb '\(word)'", near: near)
  }

  private static func dispatch(_ words: [String]) throws {
    guard let first = words.first else {
      Console.result(HelpText.overview(of: Verb.allCases.map(\.spec)))
      return
    }
    switch first {
    case "--version":
      Console.result("zoetrope \(version)")
    case "--help", "-h":
      Console.result(HelpText.overview(of: Verb.allCases.map(\.spec)))
    default:
      if let verb = Verb(rawValue: first) {
        try run(verb, Array(words.dropFirst()))
      } else if FileManager.default.fileExists(atPath: first) || first.hasPrefix("-") {
        try run(.render, words)
      } else if first.isEmpty || first.contains("/") || first.contains(".") {
        throw Failure(.noInput, "there is no '\(first)'")
      } else {
        throw unknownVerb(first)
      }
    }
  }

  private static func run(_ verb: Verb, _ words: [String]) throws {
    let arguments = try Arguments(words, for: verb.spec)
    if arguments.has("help") {
      Console.result(HelpText.page(for: verb.spec))
    } else {
      try verb.run(arguments)
    }
  }
}
