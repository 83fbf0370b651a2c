/// The one source of time in a run: a queue of (time, lateness, sequence), and nothing that waits for the machine.
///
/// Times are seconds since the run began. A class because identity is the point: Timer, DispatchQueue,
/// animations and touches of one run all meet in the same queue. It belongs to one thread; whoever
/// runs user code on others hands a baton over first.
public final class VirtualClock {
  /// Names one scheduled piece of work, so that it can be taken back.
  public struct Token: Hashable, Sendable {
    public let sequence: UInt64
    let time: Double
    let isLate: Bool
  }

  /// Seconds since the run began; moves only between pieces of work.
  public private(set) var now = 0.0
  /// Pieces of work that ran so far.
  public private(set) var eventCount = 0
  /// Pieces of work that ran since `now` last moved: a run that makes work for the same instant for
  /// ever shows here.
  public private(set) var eventsAtNow = 0
  /// Whether late work of this instant has begun; what is then asked for at `now` is late too.
  private var isLate = false
  /// What happens after each piece of work, in the order of adding: layout, commit, callbacks.
  public var turnEnds: [() -> Void] = []

  var heap = EventHeap()
  var cancelled: Set<UInt64> = []
  var nextSequence: UInt64 = 0

  public init() {}

  /// Puts work into the queue. Equal times run in the order of scheduling.
  ///
  /// - Parameters:
  ///   - time: Seconds since the run began; a time already past runs next.
  ///   - late: After all else of its instant. The ends of animations are: on a device the commit that
  ///     begins an animation comes a little after the code that asked for it and started its timers.
  @discardableResult
  public func schedule(
    at time: Double, late: Bool = false, _ work: @escaping () -> Void
  ) -> Token {
    let due = time.isNaN ? now : max(VirtualClock.snapped(time), now)
    let token = Token(
      sequence: nextSequence, time: due, isLate: late || (isLate && due == now))
    nextSequence += 1
    heap.push(Event(token: token, work: work))
    return token
  }

  /// Takes work back; nothing happens where it already ran.
  public func cancel(_ token: Token) {
    if heap.contains(token) { cancelled.insert(token.sequence) }
  }

  /// When the next piece of work is due, or nil where nothing is left. Seconds.
  public var nextTime: Double? {
    dropCancelled()
    return heap.first?.token.time
  }

  /// Runs the next piece of work that is due at or before `limit`, then the turn's end.
  ///
  /// - Returns: False where nothing was due; `now` then stays where it was.
  public func runNext(until limit: Double) -> Bool {
    guard let time = nextTime, time <= limit, let event = heap.pop() else { return false }
    advance(to: event.token.time)
    isLate = event.token.isLate
    eventCount += 1
    eventsAtNow += 1
    event.work()
    endTurn()
    return true
  }

  /// Moves to a time at which nothing happens; never backwards.
  public func advance(to time: Double) {
    guard time > now else { return }
    now = VirtualClock.snapped(time)
    eventsAtNow = 0
    isLate = false
  }

  /// Runs what belongs to the end of a run-loop turn.
  public func endTurn() { for end in turnEnds { end() } }

  /// A time that misses a whole nanosecond by the rounding of a sum or product is that nanosecond.
  ///
  /// So 3 · 0.1 meets 0.3, and a frame asked at 0.3 shows what happened then; 1/60 stays as it is.
  static func snapped(_ time: Double) -> Double {
    guard time.magnitude < 1e6 else { return time }
    let whole = (time * 1e9).rounded() / 1e9
    return (whole - time).magnitude < 1e-12 ? whole : time
  }

  private func dropCancelled() {
    while let first = heap.first, cancelled.remove(first.token.sequence) != nil { _ = heap.pop() }
  }
}
