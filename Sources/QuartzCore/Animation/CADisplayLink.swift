import ZoeClock

/// Calls back at every frame of the display: sixty times a second, counted from the run's start.
open class CADisplayLink: NSObject {
  private static let frame = 1.0 / 60
  /// Held until `invalidate`, as Apple's is.
  private var target: AnyObject?
  private let selector: Selector
  private var token: VirtualClock.Token?
  private var isAdded = false

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The media time of the frame that is shown.
  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { CADisplayLink.frame }
  /// The media time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + CADisplayLink.frame * Double(step) }
  open var isPaused = false { didSet { schedule() } }
  open var frameInterval = 1
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  open func invalidate() {
    isAdded = false
    schedule()
    target = nil
  }

  /// Frames between two calls.
  private var step: Int {
    let wanted =
      preferredFramesPerSecond > 0
      ? preferredFramesPerSecond : Int(preferredFrameRateRange.preferred ?? 0)
    return wanted > 0 ? max(1, Int((60 / Double(wanted)).rounded())) : max(1, frameInterval)
  }

  private func schedule() {
    let clock = World.current.clock
    if let token { clock.cancel(token) }
    token = nil
    guard isAdded, !isPaused else { return }
    // The grid is counted in whole frames, so that no rounding adds up.
    let last = ((clock.now + 1e-9) * 60).rounded(.down)
    // The run loop owns a link until `invalidate`, also where nobody else keeps it.
    token = clock.schedule(at: (last + Double(step)) / 60) { self.fire() }
  }

  private func fire() {
    timestamp = CACurrentMediaTime()
    schedule()
    guard let target else { return }
    _ = selector.perform(on: target, [self])
  }
}
