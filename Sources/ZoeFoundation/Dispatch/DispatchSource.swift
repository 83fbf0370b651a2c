import ZoeClock

/// Sources of events; timers are the one kind that a run has.
public enum DispatchSource {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    QueueTimer(queue: queue ?? DispatchQueue.global())
  }
}

public protocol DispatchSourceProtocol: AnyObject {
  var isCancelled: Bool { get }
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  func setCancelHandler(handler: DispatchWorkItem)
  func activate()
  func resume()
  func suspend()
  func cancel()
}

extension DispatchSourceProtocol {
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval)
  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never
  ) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }

  public func schedule(wallDeadline: DispatchWallTime, repeating interval: Double) {
    schedule(wallDeadline: wallDeadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

/// A timer that hands its blocks to a queue. It begins suspended, as Dispatch's.
private final class QueueTimer: DispatchSourceTimer {
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var start = Double.infinity
  private var interval = Double.infinity
  private var fires = 0.0
  private var suspensions = 1
  private var token: VirtualClock.Token?
  private(set) var isCancelled = false

  init(queue: DispatchQueue) { self.queue = queue }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    self.handler = handler
  }

  func setEventHandler(handler: DispatchWorkItem) { self.handler = handler.perform }

  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    cancelHandler = handler
  }

  func setCancelHandler(handler: DispatchWorkItem) { cancelHandler = handler.perform }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    begin(at: deadline.runTime, every: interval.nanosecondCount / 1e9)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    begin(at: deadline.runTime, every: interval)
  }

  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    begin(at: wallDeadline.runTime, every: interval.nanosecondCount / 1e9)
  }

  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval
  ) {
    begin(at: wallDeadline.runTime, every: interval)
  }

  func activate() { resume() }

  func resume() {
    guard suspensions > 0 else { return }
    suspensions -= 1
    arm()
  }

  func suspend() {
    suspensions += 1
    disarm()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    disarm()
    handler = nil
    if let cancelHandler { queue.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  private func begin(at time: Double, every interval: Double) {
    start = max(time, World.current.clock.now)
    // Without an interval there is one fire; 1 ns is Dispatch's own shortest.
    self.interval = max(interval, 1e-9)
    fires = 0
    disarm()
    arm()
  }

  private var nextFire: Double { fires == 0 ? start : start + fires * interval }

  private func arm() {
    guard suspensions == 0, !isCancelled, token == nil, nextFire < .infinity else { return }
    token = World.current.clock.schedule(at: nextFire) { [weak self] in self?.fire() }
  }

  private func disarm() {
    if let token { World.current.clock.cancel(token) }
    token = nil
  }

  private func fire() {
    token = nil
    fires += 1
    if let handler { queue.async(execute: handler) }
    arm()
  }
}
