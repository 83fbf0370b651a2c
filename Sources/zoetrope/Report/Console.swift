import Foundation

/// Where the command speaks: results on stdout, everything else on stderr.
enum Console {
  static func result(_ text: String) { put(text + "\n", on: STDOUT_FILENO) }
  static func say(_ text: String) { put(text + "\n", on: STDERR_FILENO) }
  static func overwrite(_ text: String) { put("\r\u{1B}[2K" + text, on: STDERR_FILENO) }

  /// Whether stderr is a terminal that a person looks at.
  static let isInteractive =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["CI"] == nil

  private static func put(_ text: String, on descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      // A reader that went away is no reason to fail.
      guard count > 0 else { return }
      start += count
    }
  }
}
