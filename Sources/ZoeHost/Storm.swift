import Foundation
import ZoeClock

/// Ends a process whose user code makes work for one instant without end: time would never pass.
enum Storm {
  /// A tree of some thousand layers that all finish together stays far below.
  static let limit = 100_000
  /// SURFACE's status for user code that went over a limit.
  static let status: Int32 = 6

  static func guarding(_ clock: VirtualClock) {
    clock.turnEnds.append { [unowned clock] in
      guard clock.eventsAtNow > limit else { return }
      printError(
        "the source made more than \(limit) pieces of work for the instant \(clock.now) s,"
          + " so time never passes; look for a block that schedules itself again without a delay")
      exit(status)
    }
  }
}
