/// What the command's exit status means.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case ok = 0
  case doesNotCompile = 2
  case neverSettled = 4
  case userCodeCrashed = 5
  case overLimit = 6
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case cannotWrite = 74
  case interrupted = 130

  var meaning: String {
    switch self {
    case .ok: "done (there may be warnings)"
    case .doesNotCompile: "the source does not compile"
    case .neverSettled: "the animation never settled within --max-time"
    case .userCodeCrashed: "the source's own code crashed"
    case .overLimit: "the source's own code went over a limit (processor, memory, virtual time)"
    case .usage: "the command line is wrong"
    case .badInput: "the input is not Swift, or not readable"
    case .noInput: "the input or the scene was not found"
    case .unavailable: "something needed is not installed"
    case .internalError: "a mistake in zoetrope"
    case .cannotCreate: "the output cannot be created"
    case .cannotWrite: "writing failed"
    case .interrupted: "interrupted"
    }
  }
}
