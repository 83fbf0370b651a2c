import Foundation

/// What an attributed string was when it was handed over. A class because identity is what counts as
/// equal; Foundation's own copying on Linux stops where two runs differ in an object.
package final class AttributedRuns: Equatable {
  package typealias Attributes = [NSAttributedString.Key: Any]

  package let string: String
  /// In UTF-16 units, in order, without gaps.
  package private(set) var runs: [(range: NSRange, attributes: Attributes)] = []

  package init(_ source: NSAttributedString) {
    string = source.string
    var at = 0
    while at < source.length {
      var range = NSRange()
      let found = source.attributes(at: at, effectiveRange: &range)
      let end = max(at + 1, range.location + range.length)
      runs.append((NSRange(location: at, length: end - at), found))
      at = end
    }
  }

  private init(string: String, runs: [(range: NSRange, attributes: Attributes)]) {
    self.string = string
    self.runs = runs
  }

  /// The same with one attribute for all of it.
  package func setting(_ key: NSAttributedString.Key, to value: Any) -> AttributedRuns {
    AttributedRuns(
      string: string,
      runs: runs.map { run in
        var attributes = run.attributes
        attributes[key] = value
        return (run.range, attributes)
      })
  }

  package var attributed: NSAttributedString {
    if runs.count == 1 { return NSAttributedString(string: string, attributes: runs[0].attributes) }
    let text = NSMutableAttributedString(string: string)
    for run in runs where !run.attributes.isEmpty {
      text.addAttributes(run.attributes, range: run.range)
    }
    return text
  }

  package static func == (a: AttributedRuns, b: AttributedRuns) -> Bool { a === b }
}
