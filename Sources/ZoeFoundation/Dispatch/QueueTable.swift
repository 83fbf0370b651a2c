import ZoeClock

/// The queues of one world, and the one whose block is running.
///
/// Every block runs on one thread, in the order of (time, sequence); a queue only says who waits for whom.
struct QueueTable {
  let main = DispatchQueue(name: "com.apple.main-thread", kind: .main)
  /// One for all classes of service: virtual time has no priorities.
  let global = DispatchQueue(name: "com.apple.root.default-qos", kind: .concurrent)
  /// Innermost last; empty means the main queue.
  var running: [DispatchQueue] = []

  var current: DispatchQueue { running.last ?? main }
}

extension World {
  /// Waits for `time` the way the running block's queue does.
  ///
  /// The main queue stands still: what falls due meanwhile runs late, as on a device whose main thread
  /// sleeps. Any other queue lets the rest of the world go on.
  package func sleep(until time: Double) {
    guard queues.current !== queues.main else { return clock.advance(to: time) }
    pump(until: time)
  }

  /// Runs what is due up to `time`, then stands at it.
  package func pump(until time: Double) {
    while clock.runNext(until: time) {}
    if time < .infinity { clock.advance(to: time) }
  }

  /// Runs what is due, one piece of work after the other, until `condition` holds.
  ///
  /// - Returns: Whether it held at `limit` or before.
  func pump(until limit: Double, while condition: () -> Bool) -> Bool {
    while condition() {
      guard clock.runNext(until: limit) else {
        if limit < .infinity { clock.advance(to: limit) }
        return !condition()
      }
    }
    return true
  }
}
