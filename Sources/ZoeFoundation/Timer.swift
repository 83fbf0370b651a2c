import ZoeClock

/// A timer of the virtual clock: the n-th fire of a repeating one is at its start + n · interval, without drift.
open class Timer: NSObject {
  /// What one fire does.
  private var action: (Timer) -> Void
  private let repeats: Bool
  /// Seconds of the run's clock; fires are counted from here.
  private var start: Double
  private var fires = 0.0
  private var token: VirtualClock.Token?
  private weak var world: World?

  /// Seconds between fires; 0 for one that does not repeat.
  open private(set) var timeInterval: TimeInterval
  /// Asked for and kept; the virtual clock is always on time.
  open var tolerance: TimeInterval = 0
  open private(set) var isValid = true
  open private(set) var userInfo: Any?

  /// A timer of an interval that is not above 0 fires every 0.1 ms, as documented. Seconds.
  private static let shortest = 0.0001

  private init(
    fireTime: Double, interval: TimeInterval, repeats: Bool, userInfo: Any?,
    action: @escaping (Timer) -> Void
  ) {
    let period = interval > 0 ? interval : Timer.shortest
    timeInterval = repeats ? period : 0
    start = fireTime
    self.repeats = repeats
    self.userInfo = userInfo
    self.action = action
    super.init()
  }

  /// A timer that never fires, which is what `Timer()` makes.
  public override convenience init() {
    self.init(fireTime: .infinity, interval: 0, repeats: false, userInfo: nil) { _ in }
    isValid = false
  }

  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      fireTime: Timer.first(after: interval), interval: interval, repeats: repeats, userInfo: nil,
      action: block)
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      fireTime: Timer.time(of: date), interval: interval, repeats: repeats, userInfo: nil,
      action: block)
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireTime: Timer.first(after: ti), interval: ti, repeats: yesOrNo, userInfo: userInfo,
      action: Timer.sending(aSelector, to: aTarget))
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      fireTime: Timer.time(of: date), interval: ti, repeats: rep, userInfo: ui,
      action: Timer.sending(s, to: t))
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  /// When the next fire is due. Setting it moves the fires that follow along with it.
  open var fireDate: Date {
    get { Date(timeIntervalSince1970: World.current.epoch + nextFire) }
    set {
      start = Timer.time(of: newValue)
      fires = 0
      if token != nil { schedule() }
    }
  }

  /// Fires at once; the schedule of a repeating timer stays, one that does not repeat is done.
  open func fire() {
    guard isValid else { return }
    action(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    isValid = false
    unschedule()
    action = { _ in }  // lets go of the target
  }

  /// Enters the timer into the run's clock; once more changes nothing.
  func schedule() {
    guard isValid else { return }
    unschedule()
    let world = World.current
    self.world = world
    guard nextFire < .infinity else { return }
    token = world.clock.schedule(at: nextFire) { self.due() }
  }

  private var nextFire: Double { start + fires * timeInterval }

  private func due() {
    token = nil
    action(self)
    guard isValid else { return }
    guard repeats else { return invalidate() }
    // A user who slept through fires gets none of them later: the next is the first that lies ahead.
    let now = World.current.clock.now
    fires = max(fires + 1, ((now - start) / timeInterval).rounded(.down))
    if nextFire < now { fires += 1 }
    if token == nil { schedule() }
  }

  private func unschedule() {
    if let token { world?.clock.cancel(token) }
    token = nil
  }

  private static func first(after interval: TimeInterval) -> Double {
    World.current.clock.now + (interval > 0 ? interval : shortest)
  }

  private static func time(of date: Date) -> Double {
    date.timeIntervalSince1970 - World.current.epoch
  }

  private static func sending(_ selector: Selector, to target: Any) -> (Timer) -> Void {
    let receiver = target as AnyObject
    return { timer in selector.perform(on: receiver, [timer]) }
  }
}
