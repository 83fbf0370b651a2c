// Reads what stands in a tape's lines: times, sizes, places.

extension TapeLine {
  /// `500ms`, `2s`, `1.5s`. Seconds.
  mutating func time() throws(TapeError) -> Double {
    let expected = "a time such as 500ms or 2s"
    let word = try take(expected)
    guard let seconds = TapeLine.seconds(word) else {
      throw error(at: word, "'\(word.text)' is not \(expected)")
    }
    return seconds
  }

  /// Whether the next word is a time.
  var isTimeNext: Bool { peek.flatMap(TapeLine.seconds) != nil }

  /// A day of virtual time is far more than a film can hold.
  private static let longest = 86_400.0

  private static func seconds(_ word: Word) -> Double? {
    guard !word.isQuoted else { return nil }
    for (unit, divisor) in [("ms", 1000.0), ("s", 1)] where word.text.hasSuffix(unit) {
      guard let value = number(word.text.dropLast(unit.count)) else { return nil }
      let seconds = value / divisor
      return seconds <= longest ? seconds : nil
    }
    return nil
  }

  /// `4MB`, `512kB`, `10B`, `1MiB`, up to 1 GB. A kB is 1000 bytes, a KiB 1024.
  mutating func size() throws(TapeError) -> Int64 {
    let expected = "a size such as 4MB, up to 1GB, or fail"
    let word = try take(expected)
    let units: [(String, Double)] = [
      ("KiB", 1024), ("MiB", 1_048_576), ("kB", 1e3), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9),
      ("B", 1),
    ]
    for (unit, bytes) in units where word.text.hasSuffix(unit) && !word.isQuoted {
      guard let value = TapeLine.number(word.text.dropLast(unit.count)), value * bytes <= 1e9 else {
        break
      }
      return Int64((value * bytes).rounded())
    }
    throw error(at: word, "'\(word.text)' is not \(expected)")
  }

  /// `196,426`, with or without a space after the comma.
  mutating func point() throws(TapeError) -> TapePoint {
    let expected = "a place such as 100,200"
    var word = try take(expected)
    if word.text.hasSuffix(","), let next = peek, !next.isQuoted {
      word.text += next.text
      _ = try take(expected)
    }
    let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = TapeLine.number(parts[0]), let y = TapeLine.number(parts[1])
    else { throw error(at: word, "'\(word.text)' is not \(expected)") }
    return TapePoint(x, y)
  }

  mutating func quoted(_ expected: String) throws(TapeError) -> String {
    let word = try take(expected)
    guard word.isQuoted else { throw error(at: word, "'\(word.text)' is not \(expected)") }
    return word.text
  }

  /// Digits with at most one point: neither a sign nor an exponent.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.count <= 18, text.allSatisfy({ "0123456789.".contains($0) }) else { return nil }
    return Double(String(text))
  }
}
