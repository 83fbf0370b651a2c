/// Why a text is no tape: where, and what was expected there.
public struct TapeError: Error, Equatable, Sendable, CustomStringConvertible {
  public var path: String
  /// Both counted from 1; columns in characters.
  public var line: Int
  public var column: Int
  public var message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// In the form that editors jump from.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
