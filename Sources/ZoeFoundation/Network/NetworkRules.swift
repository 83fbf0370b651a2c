/// What lies beyond the device in one run: answers by URL. Nothing ever reaches a real network.
package struct NetworkRules {
  package enum Answer: Equatable, Sendable {
    /// This many bytes arrive evenly over this many seconds.
    case body(bytes: Int64, over: Double)
    /// The connection is lost.
    case fail
  }

  private var rules: [(pattern: [Character], answer: Answer)] = []
  /// Temporary files so far, which are numbered.
  var files = 0

  /// Answers requests from now on; the newest rule that fits a URL counts.
  ///
  /// - Parameter pattern: A whole URL, in which each `*` stands for any run of characters.
  package mutating func add(_ pattern: String, _ answer: Answer) {
    rules.append((Array(pattern), answer))
  }

  func answer(for url: String) -> Answer? {
    let characters = Array(url)
    return rules.last { NetworkRules.fits(characters, $0.pattern) }?.answer
  }

  /// Goes back to the last `*` wherever the text after it does not fit.
  private static func fits(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, next) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == text[place] {
        next += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        next = last.pattern + 1
        place = last.text + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
