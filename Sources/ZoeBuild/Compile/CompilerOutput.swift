import ZoePort

/// Reads what swiftc said and puts columns back to where the user has them.
public enum CompilerOutput {
  /// The errors, with their notes, as `file:line:column: error: message`.
  ///
  /// - Parameter files: What was compiled; places in other files are left as they are.
  public static func diagnostics(_ output: String, files: [PortedFile]) -> [String] {
    var lines: [String] = []
    var follows = false
    for line in output.split(separator: "\n") {
      guard let found = Place(line) else { continue }
      // A note belongs to the error before it.
      if found.severity == "note", !follows { continue }
      follows = found.severity == "error" || found.severity == "note"
      guard follows else { continue }
      let column =
        files.first { $0.path == found.file }?
        .originalColumn(line: found.line, column: found.column) ?? found.column
      let text = "\(found.file):\(found.line):\(column): \(found.severity): \(found.message)"
      if !lines.contains(text) { lines.append(text) }
    }
    return lines
  }

  private struct Place {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String

    init?(_ text: Substring) {
      for severity in ["error", "note", "warning"] {
        guard let range = text.firstRange(of: ": \(severity): ") else { continue }
        let parts = text[..<range.lowerBound].split(
          separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
          let column = Int(parts[parts.count - 1])
        else { continue }
        file = parts.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        self.severity = severity
        message = String(text[range.upperBound...])
        return
      }
      return nil
    }
  }
}
