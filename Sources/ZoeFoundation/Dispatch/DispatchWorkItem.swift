/// A block that can be cancelled, waited for and followed, as Dispatch's.
open class DispatchWorkItem {
  private let block: () -> Void
  private let finished = DispatchGroup()
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
    finished.enter()
  }

  public func perform() {
    guard !isCancelled else { return finish() }
    block()
    finish()
  }

  /// A block that runs goes on; one that waits does not begin.
  public func cancel() { isCancelled = true }

  public func wait() { finished.wait() }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    finished.wait(timeout: timeout)
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    finished.wait(wallTimeout: wallTimeout)
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    finished.notify(queue: queue, execute: execute)
  }

  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    finished.notify(queue: queue, work: execute)
  }

  private func finish() {
    if finished.count > 0 { finished.leave() }
  }
}
