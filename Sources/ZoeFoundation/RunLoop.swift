/// The loop that turns the virtual clock. There is one thread, so every run loop is the main one.
open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
    // Spellings before Swift 4.2.
    public static let defaultRunLoopMode = `default`
    public static let commonModes = common
  }

  nonisolated(unsafe) private static let only = RunLoop()

  open class var main: RunLoop { only }
  open class var current: RunLoop { only }

  open var currentMode: Mode? { .default }

  open func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  public func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// When the next piece of work is due, of any kind.
  open func limitDate(forMode mode: Mode) -> Date? {
    let world = World.current
    return world.clock.nextTime.map { Date(timeIntervalSince1970: world.epoch + $0) }
  }

  open func run() { World.current.pump(until: .infinity) }

  open func run(until limitDate: Date) {
    World.current.pump(until: limitDate.timeIntervalSince1970 - World.current.epoch)
  }

  /// Runs one piece of work, or stands at `limitDate` where none is due before it.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    let limit = limitDate.timeIntervalSince1970 - World.current.epoch
    guard World.current.clock.nextTime != nil else { return false }
    if !World.current.clock.runNext(until: limit) { World.current.clock.advance(to: limit) }
    return true
  }
}

/// The mode's name before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode
