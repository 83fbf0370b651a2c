import Foundation
import ZoeFilm

/// What the tool learns of a run beside its film.
struct Report: Encodable {
  struct Line: Encodable {
    var code: String
    var message: String
    var file: String?
    var line: Int?
  }

  var notes: [Line]
  /// Whether nothing was left to happen.
  var settled: Bool
  /// The last instant that was simulated. Seconds.
  var end: Double
  /// Pieces of work that ran.
  var events: Int

  init(film: Film, events: Int) {
    notes = film.notes.map {
      Line(code: $0.code, message: $0.message, file: $0.file, line: $0.line)
    }
    settled = film.settled
    end = film.end
    self.events = events
  }

  func write(to path: String) throws(HostError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(self).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .cannotWrite(path: path)
    }
  }
}
