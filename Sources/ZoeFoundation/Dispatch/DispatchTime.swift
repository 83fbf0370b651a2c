/// An instant of the virtual clock in whole nanoseconds, as a device's uptime.
public struct DispatchTime: Comparable, Sendable {
  public static let distantFuture = DispatchTime(nanoseconds: .max)

  let nanoseconds: UInt64

  init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

  public init(uptimeNanoseconds: UInt64) { nanoseconds = uptimeNanoseconds }

  public static func now() -> DispatchTime {
    let seconds = World.mediaTimeBase + World.current.clock.now
    return DispatchTime(nanoseconds: UInt64((seconds * 1e9).rounded()))
  }

  public var uptimeNanoseconds: UInt64 { nanoseconds }

  /// Seconds of the run's clock.
  package var runTime: Double {
    guard nanoseconds != .max else { return .infinity }
    let base = UInt64(World.mediaTimeBase) * 1_000_000_000
    return nanoseconds >= base ? Double(nanoseconds - base) / 1e9 : 0
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.nanoseconds < b.nanoseconds }

  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (difference, overflow) = Int64(clamping: other.nanoseconds)
      .subtractingReportingOverflow(Int64(clamping: nanoseconds))
    return overflow || other == .distantFuture ? .never : .nanoseconds(Int(difference))
  }

  fileprivate func moved(by nanoseconds: Double) -> DispatchTime {
    guard self != .distantFuture, nanoseconds < 9e18 else { return .distantFuture }
    let moved = Double(Int64(clamping: self.nanoseconds)) + nanoseconds
    guard moved < 9e18 else { return .distantFuture }
    let step = Int64(nanoseconds.isNaN ? 0 : max(nanoseconds, -9e18))
    let sum = Int64(clamping: self.nanoseconds).addingReportingOverflow(step)
    return DispatchTime(nanoseconds: sum.overflow ? .max : UInt64(max(sum.partialValue, 0)))
  }
}

/// A date of the virtual clock; microseconds are what Dispatch's own keeps of it, so here too.
public struct DispatchWallTime: Comparable, Sendable {
  public static let distantFuture = DispatchWallTime(runTime: .infinity)

  /// Seconds of the run's clock.
  let runTime: Double

  init(runTime: Double) { self.runTime = runTime }

  public init(timespec: timespec) {
    let unix = Double(timespec.tv_sec) + Double(timespec.tv_nsec) / 1e9
    runTime = unix - World.current.epoch
  }

  public static func now() -> DispatchWallTime {
    DispatchWallTime(runTime: World.current.clock.now)
  }

  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.runTime < b.runTime }
}

extension DispatchTimeInterval {
  /// Infinite for `never`.
  var nanosecondCount: Double {
    switch self {
    case .seconds(let count): Double(count) * 1e9
    case .milliseconds(let count): Double(count) * 1e6
    case .microseconds(let count): Double(count) * 1e3
    case .nanoseconds(let count): Double(count)
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.moved(by: interval.nanosecondCount)
}

public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time.moved(by: -interval.nanosecondCount)
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: (seconds * 1e9).rounded())
}

public func - (time: DispatchTime, seconds: Double) -> DispatchTime {
  time.moved(by: (-seconds * 1e9).rounded())
}

public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(runTime: time.runTime + interval.nanosecondCount / 1e9)
}

public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(runTime: time.runTime - interval.nanosecondCount / 1e9)
}

public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(runTime: time.runTime + seconds)
}

public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(runTime: time.runTime - seconds)
}
