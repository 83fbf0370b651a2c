import ZoePort

/// Reads what swiftc said and puts columns back to where the user has them.
public enum CompilerOutput {
  /// The errors, with their notes, as `file:line:column: error: message`.
  ///
  /// Errors in the generated file are told at the user's type that they come from, and only where no
  /// file of the user has one: they mostly follow from those.
  public static func diagnostics(_ output: String, of port: PortedModule) -> [String] {
    let own = errors(output, in: port.files)
    return own.isEmpty ? generated(output, port) : own
  }

  /// Those in the user's files; none where there are but notes.
  static func errors(_ output: String, in files: [PortedFile]) -> [String] {
    let own = places(output, in: files)
    return own.contains { $0.contains(": error: ") } ? own : []
  }

  /// The file name that the generated file has wherever it is.
  static let generatedName = "zoetrope-shim.swift"

  /// Lines of the generated file that do not compile, each with the reason.
  static func faultyLines(_ output: String, of port: PortedModule) -> [Int: String] {
    var faults: [Int: String] = [:]
    for line in output.split(separator: "\n") {
      guard let found = Place(line), found.severity == "error",
        found.file.hasSuffix("/" + generatedName), port.registered[found.line] != nil
      else { continue }
      faults[found.line] = faults[found.line] ?? found.message
    }
    return faults
  }

  private static func generated(_ output: String, _ port: PortedModule) -> [String] {
    var lines: [String] = []
    for (line, message) in faultyLines(output, of: port).sorted(by: { $0.key < $1.key }) {
      guard let type = port.registered[line] else { continue }
      let text = "\(type.file):\(type.line):1: error: \(type.name) cannot be shown: \(message)"
      if !lines.contains(text) { lines.append(text) }
    }
    return lines
  }

  /// An error with its notes.
  private struct Group {
    var file: Int
    var line: Int
    var column: Int
    var lines: [String]
  }

  /// Those in the user's files, in the order of the sources.
  private static func places(_ output: String, in files: [PortedFile]) -> [String] {
    var groups: [Group] = []
    var told: Set<String> = []
    var hinted: Set<String> = []
    var follows = false
    for line in output.split(separator: "\n") {
      guard let found = Place(line) else { continue }
      // A note belongs to the error before it.
      if found.severity == "note", !follows { continue }
      follows = found.severity == "error" || found.severity == "note"
      guard follows else { continue }
      // Notes that lead into our own files are of no use to a user.
      guard let number = files.firstIndex(where: { $0.name == found.file }) else {
        follows = follows && found.severity == "note"
        continue
      }
      let file = files[number]
      let column = file.originalColumn(line: found.line, column: found.column)
      let place = "\(file.path):\(found.line):\(column)"
      let text = "\(place): \(found.severity): \(found.message)"
      guard told.insert(text).inserted else { continue }
      if found.severity == "error" || groups.isEmpty {
        groups.append(Group(file: number, line: found.line, column: column, lines: []))
      }
      groups[groups.count - 1].lines.append(text)
      if let hint = AppleName.hint(found.message, in: file), hinted.insert(hint).inserted {
        groups[groups.count - 1].lines.append("\(place): note: \(hint)")
      }
    }
    return groups.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      .flatMap(\.lines)
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
