/// The result object of `--json` where there is no result: why.
struct FailureResult {
  let failure: Failure

  init(_ failure: Failure) { self.failure = failure }

  var json: JSONText {
    .object([
      ("schema", .string("zoetrope/failure@1")), ("status", .int(Int(failure.status.rawValue))),
      ("meaning", .string(failure.status.meaning)),
      ("errors", .array(failure.lines.map(FailureResult.json))),
    ])
  }

  /// `file:line:column: error: message`, `file:line: error: message`, or words alone.
  private static func json(_ text: String) -> JSONText {
    for severity in ["error", "note"] {
      guard let range = text.firstRange(of: ": \(severity): ") else { continue }
      var parts = text[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      return object(
        severity, String(text[range.upperBound...]),
        file: numbers.isEmpty ? nil : parts.joined(separator: ":"), numbers)
    }
    return object("note", text, file: nil, [])
  }

  private static func object(
    _ severity: String, _ message: String, file: String?, _ numbers: [Int]
  ) -> JSONText {
    .object([
      ("severity", .string(severity)), ("file", file.map { .string($0) } ?? .null),
      ("line", numbers.first.map { .int($0) } ?? .null),
      ("column", numbers.count > 1 ? .int(numbers[1]) : .null), ("message", .string(message)),
    ])
  }
}
