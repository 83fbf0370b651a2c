import ZoeClock

/// What a run's user code takes for the world outside: its clock, its date and its seed.
///
/// A class because identity is the point: everything that tells the time in one run asks the same.
package final class World {
  nonisolated(unsafe) package static var current = World()

  package let clock = VirtualClock()
  /// The date at the run's start; 2001-01-01 unless asked otherwise. Unix seconds.
  package var epoch = 978_307_200.0
  /// Where every random number comes from.
  package var seed: UInt64 = 0
  /// What could not be done, each once, in the order of its first time.
  package private(set) var notes: [WorldNote] = []
  /// Queues that have work of this run, and the one whose work runs.
  var queues = QueueTable()

  private init() {}

  /// Starts the next run in a fresh world; what was scheduled in the old one never happens.
  package static func reset() { current = World() }

  /// What `CACurrentMediaTime()` is at the run's start, as a device is up for some time. Seconds.
  package static let mediaTimeBase = 1000.0

  /// The date of the present instant. Unix seconds.
  package var unixTime: Double { epoch + clock.now }

  package func add(note: WorldNote) {
    if !notes.contains(note) { notes.append(note) }
  }
}

/// Something the capture half could not do; the host writes it into the film as a note.
package struct WorldNote: Equatable, Sendable {
  package var code: String
  package var message: String
  /// Where in the user's source, as far as known.
  package var file: String?
  package var line: Int?

  package init(code: String, message: String, file: String? = nil, line: Int? = nil) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
  }
}
