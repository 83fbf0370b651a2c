import Foundation
import ZoePort

/// Says where the user's code crashed, in the user's own file and line.
public enum CrashReport {
  /// - Parameter errors: What the process wrote to stderr, by lines.
  public static func error(signal: Int32, errors: [String], files: [PortedFile]) -> BuildError {
    for line in errors.reversed() {
      if let found = fatal(line, files) { return BuildError(.crashed, lines: [found]) }
    }
    let name = signals.first { $0.0 == signal }?.1 ?? "signal \(signal)"
    return BuildError(.crashed, "the source crashed: \(name)")
  }

  private static let signals: [(Int32, String)] = [
    (
      SIGSEGV, "bad memory access, or a stack that overflowed in endless recursion (signal SIGSEGV)"
    ),
    (SIGBUS, "bad memory access (signal SIGBUS)"), (SIGABRT, "it called abort (signal SIGABRT)"),
    (SIGILL, "an illegal instruction, as a failed check ends (signal SIGILL)"),
    (SIGTRAP, "a failed check (signal SIGTRAP)"), (SIGFPE, "a division fault (signal SIGFPE)"),
    (SIGKILL, "it was killed, perhaps for want of memory (signal SIGKILL)"),
    (SIGXFSZ, "it wrote too large a file (signal SIGXFSZ)"),
  ]

  /// `Module/File.swift:6: Fatal error: message` as `path:6: error: Fatal error: message`.
  private static func fatal(_ line: String, _ files: [PortedFile]) -> String? {
    for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
      guard let range = line.range(of: ": \(word)") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard place.count >= 2, let number = Int(place[place.count - 1]) else { continue }
      let name = place.dropLast().joined(separator: ":")
      let message = line[range.lowerBound...].dropFirst(2)
      return "\(path(of: name, files)):\(number): error: \(message)"
    }
    // Checks of the standard library tell no file.
    guard let range = line.range(of: "Fatal error: ") else { return nil }
    return "zoetrope: error: the source crashed: \(line[range.upperBound...])"
  }

  /// The user's own path of a file that Swift calls `Module/File.swift` or `File.swift`.
  private static func path(of name: String, _ files: [PortedFile]) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return files.first { $0.path == name }?.path
      ?? files.first { $0.path == last || $0.path.hasSuffix("/" + last) }?.path ?? name
  }
}
