import ZoeClock

/// What a run's user code takes for the world outside: its clock, its date and its seed.
///
/// A class because identity is the point: everything that tells the time in one run asks the same.
package final class World {
  nonisolated(unsafe) package static var current = World()

  package let clock = VirtualClock()
  /// The date at the run's start; 2001-01-01 unless asked otherwise. Unix seconds.
  package var epoch = 978_307_200.0
  /// Where every random number comes from; setting it starts their sequence again.
  package var seed: UInt64 = 0 { didSet { randomState = seed } }
  private var randomState: UInt64 = 0
  /// What could not be done, each once, in the order of its first time.
  package private(set) var notes: [WorldNote] = []
  /// Queues that have work of this run, and the one whose work runs.
  var queues = QueueTable()
  var delayed = DelayedMessages()
  var observations: [Observation] = []
  /// What answers requests.
  package var network = NetworkRules()
  lazy var sharedSession = URLSession(configuration: .default)

  private init() {}

  /// Starts the next run in a fresh world; what was scheduled in the old one never happens.
  package static func reset() { current = World() }

  /// What `CACurrentMediaTime()` is at the run's start, as a device is up for some time. Seconds.
  package static let mediaTimeBase = 1000.0

  /// The date of the present instant. Unix seconds.
  package var unixTime: Double { epoch + clock.now }

  /// The next of a sequence that the seed fixes: a counter, mixed by SplitMix64's two multiplications.
  package func random() -> UInt64 {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var mixed = randomState
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
