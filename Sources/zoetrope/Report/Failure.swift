import ZoeExport

/// Why the command ends without a result: what to say, and the exit status.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// Lines as they are printed.
  var lines: [String]

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    lines = ["zoetrope: error: \(message)"]
  }

  /// - Parameter lines: Whole diagnostics, with their places.
  init(_ status: ExitStatus, lines: [String]) {
    self.status = status
    self.lines = lines
  }

  /// A mistake on the command line.
  ///
  /// - Parameter near: What was perhaps meant.
  static func usage(_ message: String, near: String? = nil, verb: String? = nil) -> Failure {
    var failure = Failure(.usage, message + (near.map { "; did you mean '\($0)'?" } ?? ""))
    failure.lines.append("See 'zoetrope help\(verb.map { " " + $0 } ?? "")'.")
    return failure
  }

  init(_ error: ExportError) {
    switch error {
    case .cannotCreate: self.init(.cannotCreate, error.message)
    case .cannotWrite: self.init(.cannotWrite, error.message)
    case .beyondEnd: self.init(.usage, error.message)
    case .codec: self.init(.internalError, error.message)
    }
  }
}
