/// The one source of time in a run: a queue of (time, sequence), and nothing that waits for the machine.
///
/// Times are seconds since the run began. A class because identity is the point: Timer, DispatchQueue,
/// animations and touches of one run all meet in the same queue. It belongs to one thread; whoever
/// runs user code on others hands a baton over first.
public final class VirtualClock {
  /// Names one scheduled piece of work, so that it can be taken back.
  public struct Token: Hashable, Sendable {
    public let sequence: UInt64
    let time: Double
  }

  /// Seconds since the run began; moves only between pieces of work.
  public private(set) var now = 0.0
  /// What happens after each piece of work, in the order of adding: layout, commit, callbacks.
  public var turnEnds: [() -> Void] = []

  var heap = EventHeap()
  var cancelled: Set<UInt64> = []
  var nextSequence: UInt64 = 0

  public init() {}

  /// Puts work into the queue. Equal times run in the order of scheduling.
  ///
  /// - Parameter time: Seconds since the run began; a time already past runs next.
  @discardableResult
  public func schedule(at time: Double, _ work: @escaping () -> Void) -> Token {
    let token = Token(sequence: nextSequence, time: time.isNaN ? now : max(time, now))
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
    now = max(now, event.token.time)
    event.work()
    endTurn()
    return true
  }

  /// Moves to a time at which nothing happens; never backwards.
  public func advance(to time: Double) { now = max(now, time) }

  /// Runs what belongs to the end of a run-loop turn.
  public func endTurn() { for end in turnEnds { end() } }

  private func dropCancelled() {
    while let first = heap.first, cancelled.remove(first.token.sequence) != nil { _ = heap.pop() }
  }
}
