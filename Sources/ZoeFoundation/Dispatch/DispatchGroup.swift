/// Counts work that is under way; notified blocks follow when none is left.
open class DispatchGroup: NSObject {
  private(set) var count = 0
  private var followers: [(queue: DispatchQueue, work: () -> Void)] = []

  public override init() { super.init() }

  open func enter() { count += 1 }

  open func leave() {
    precondition(count > 0, "a DispatchGroup was left more often than entered")
    count -= 1
    guard count == 0 else { return }
    let due = followers
    followers = []
    for follower in due { follower.queue.async(execute: follower.work) }
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    guard count > 0 else { return queue.async(execute: work) }
    followers.append((queue, work))
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }

  open func wait() { _ = wait(until: .infinity) }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout.runTime)
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.runTime)
  }

  private func wait(until limit: Double) -> DispatchTimeoutResult {
    World.current.pump(until: limit) { count > 0 } ? .success : .timedOut
  }
}

/// A counter that a waiting block takes from; waiting lets the rest of the world go on.
open class DispatchSemaphore: NSObject {
  private var value: Int

  public init(value: Int) { self.value = value }

  /// - Returns: 0 where no one waited.
  @discardableResult
  open func signal() -> Int {
    value += 1
    return value > 0 ? 0 : 1
  }

  open func wait() { _ = wait(until: .infinity) }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout.runTime)
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.runTime)
  }

  private func wait(until limit: Double) -> DispatchTimeoutResult {
    guard World.current.pump(until: limit, while: { value <= 0 }) else { return .timedOut }
    value -= 1
    return .success
  }
}
