import Foundation
import ZoePort

/// Says where the user's code crashed, in the user's own file and line.
public enum CrashReport {
  /// - Parameters:
  ///   - errors: What the process wrote to stderr, by lines.
  ///   - trace: The crash's frames as swift-backtrace tells them, innermost first; may be empty.
  public static func error(
    signal: Int32, errors: [String], trace: String, files: [PortedFile]
  ) -> BuildError {
    let frame = frame(trace, files)
    for line in errors.reversed() {
      guard let found = Words(line) else { continue }
      // A check of the standard library tells a file of its own, or none; the frame is where it was asked.
      guard let place = found.place(files) ?? frame else {
        return BuildError(.crashed, "the source crashed: \(found.message)")
      }
      let isSame = frame.map { $0.file == place.file && $0.line == place.line } ?? false
      let column = (isSame ? frame?.column : place.column).map { ":\($0)" } ?? ""
      return BuildError(
        .crashed, lines: ["\(place.file):\(place.line)\(column): error: \(found.message)"])
    }
    let name = signals.first { $0.0 == signal }?.1 ?? "signal \(signal)"
    guard let frame else { return BuildError(.crashed, "the source crashed: \(name)") }
    let column = frame.column.map { ":\($0)" } ?? ""
    return BuildError(
      .crashed, lines: ["\(frame.file):\(frame.line)\(column): error: the source crashed: \(name)"])
  }

  private static let signals: [(Int32, String)] = [
    (
      SIGSEGV, "bad memory access, or a stack that overflowed in endless recursion (signal SIGSEGV)"
    ),
    (SIGBUS, "bad memory access (signal SIGBUS)"), (SIGABRT, "it called abort (signal SIGABRT)"),
    (SIGILL, "a failed check, such as an arithmetic overflow (signal SIGILL)"),
    (SIGTRAP, "a failed check, such as an arithmetic overflow (signal SIGTRAP)"),
    (SIGFPE, "a division fault (signal SIGFPE)"),
    (SIGKILL, "it was killed, perhaps for want of memory (signal SIGKILL)"),
    (SIGXFSZ, "it wrote too large a file (signal SIGXFSZ)"),
  ]

  private struct Place {
    var file: String
    var line: Int
    var column: Int?
  }

  /// `Module/File.swift:6: Fatal error: message`, taken apart.
  private struct Words {
    var file: String?
    var line = 0
    var message: String

    init?(_ text: String) {
      for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
        guard let range = text.range(of: ": \(word)") else { continue }
        let place = text[..<range.lowerBound].split(separator: ":")
        guard place.count >= 2, let number = Int(place[place.count - 1]) else { continue }
        file = place.dropLast().joined(separator: ":")
        line = number
        message = String(text[range.lowerBound...].dropFirst(2))
        return
      }
      if let range = text.range(of: "Fatal error: ") {
        message = String(text[range.upperBound...])
      } else if text.hasPrefix("Could not cast value of type") {
        // The addresses of types mean nothing to anybody.
        message = text.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
      } else {
        return nil
      }
    }

    /// In the user's file; nil where it is none, or where two have its name.
    func place(_ files: [PortedFile]) -> Place? {
      guard let file else { return nil }
      let last = file.split(separator: "/").last.map(String.init) ?? file
      let fitting =
        files.contains { $0.name == file }
        ? files.filter { $0.name == file }
        : files.filter { $0.name == last || $0.name.hasSuffix("/" + last) }
      return fitting.count == 1 ? Place(file: fitting[0].path, line: line) : nil
    }
  }

  /// The innermost frame in a file of the user: `… in libM.so at path:6:9`.
  private static func frame(_ trace: String, _ files: [PortedFile]) -> Place? {
    for line in trace.split(separator: "\n") {
      guard let range = line.range(of: ".so at ", options: .backwards) else { continue }
      let parts = line[range.upperBound...].split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      let name = parts.dropLast(2).joined(separator: ":")
      guard let file = files.first(where: { $0.name == name || name.hasSuffix("/" + $0.name) })
      else { continue }
      return Place(
        file: file.path, line: number,
        column: file.originalColumn(line: number, column: column))
    }
    return nil
  }
}
