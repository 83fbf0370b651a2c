import ZoeClock

/// A queue of blocks on the virtual clock, with Dispatch's names.
open class DispatchQueue: NSObject {
  enum Kind { case main, serial, concurrent }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  public enum GlobalQueuePriority: Sendable { case high, `default`, low, background }

  public static var main: DispatchQueue { World.current.queues.main }

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    World.current.queues.global
  }

  @available(*, deprecated, message: "use global(qos:)")
  public class func global(priority: GlobalQueuePriority) -> DispatchQueue {
    World.current.queues.global
  }

  public let label: String
  public let qos: DispatchQoS
  let kind: Kind
  /// Blocks that are due and wait for their turn, oldest first.
  private var pending: [() -> Void] = []
  private var suspensions: Int
  private var specifics: [AnyHashable: Any] = [:]

  init(name: String, kind: Kind) {
    label = name
    qos = .unspecified
    self.kind = kind
    suspensions = 0
    super.init()
  }

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    kind = attributes.contains(.concurrent) ? .concurrent : target?.kind == .main ? .main : .serial
    suspensions = attributes.contains(.initiallyInactive) ? 1 : 0
    super.init()
  }

  // MARK: Later

  public func async(execute work: @escaping () -> Void) { enqueue(work) }

  public func async(execute workItem: DispatchWorkItem) { enqueue(workItem.perform) }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group, execute: workItem.perform)
  }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    enqueue {
      work()
      group?.leave()
    }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    enqueue(at: deadline.runTime, work)
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    enqueue(at: wallDeadline.runTime, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    enqueue(at: deadline.runTime, execute.perform)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    enqueue(at: wallDeadline.runTime, execute.perform)
  }

  // MARK: At once

  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    drain()
    return try running(work)
  }

  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    try sync(execute: work)
  }

  public func sync(execute workItem: DispatchWorkItem) { sync(execute: workItem.perform) }

  public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem.perform) }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }

  // MARK: State

  public func activate() { resume() }

  public func suspend() { suspensions += 1 }

  public func resume() {
    guard suspensions > 0 else { return }
    suspensions -= 1
    guard suspensions == 0 else { return }
    for _ in pending { scheduleTurn() }
  }

  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    specifics[AnyHashable(ObjectIdentifier(key))] = value
  }

  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    specifics[AnyHashable(ObjectIdentifier(key))] as? T
  }

  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    World.current.queues.current.getSpecific(key: key)
  }

  // MARK: Order

  private func enqueue(_ work: @escaping () -> Void) {
    pending.append(work)
    scheduleTurn()
  }

  private func enqueue(at time: Double, _ work: @escaping () -> Void) {
    guard time < .infinity else { return }
    World.current.clock.schedule(at: time) { [self] in
      pending.append(work)
      if suspensions == 0 { runOldest() }
    }
  }

  private func scheduleTurn() {
    World.current.clock.schedule(at: World.current.clock.now) { [self] in
      if suspensions == 0 { runOldest() }
    }
  }

  private func runOldest() {
    guard !pending.isEmpty else { return }  // a `sync` got ahead of this turn
    running(pending.removeFirst())
  }

  /// What was handed to a serial queue earlier comes first, even where the caller waits for its own block.
  private func drain() {
    guard kind == .serial, World.current.queues.current !== self, suspensions == 0 else { return }
    while !pending.isEmpty { runOldest() }
  }

  private func running<T>(_ work: () throws -> T) rethrows -> T {
    World.current.queues.running.append(self)
    defer { World.current.queues.running.removeLast() }
    return try work()
  }
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    precondition(
      World.current.queues.current === queue, "the block must run on the queue '\(queue.label)'")
  case .notOnQueue(let queue):
    precondition(
      World.current.queues.current !== queue, "the block must not run on the queue '\(queue.label)'"
    )
  }
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
