import ZoeFoundation

// What the launcher answers the C library's clock, sleep and random numbers with. It looks these up by
// name, so that every `Date()` and `usleep` of the process is the run's.

@_cdecl("zoetrope_unix_time")
public func zoetropeUnixTime() -> Int64 {
  nanoseconds(World.current.epoch) + nanoseconds(World.current.clock.now)
}

@_cdecl("zoetrope_uptime")
public func zoetropeUptime() -> Int64 {
  nanoseconds(World.mediaTimeBase) + nanoseconds(World.current.clock.now)
}

/// A date's seconds in one Double would miss by 100 ns; the parts of the sum do not.
private func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }

@_cdecl("zoetrope_sleep")
public func zoetropeSleep(_ seconds: Double) {
  World.current.sleep(until: World.current.clock.now + seconds)
}

@_cdecl("zoetrope_random")
public func zoetropeRandom() -> UInt64 { World.current.random() }

/// Takes a job of Swift's concurrency into the run's queue.
///
/// - Parameter when: 0 is at once; else nanoseconds, of a date where both top bits are set (and then
///   negative), of the uptime where not.
@_cdecl("zoetrope_later")
public func zoetropeLater(
  _ when: UInt64, _ context: UnsafeMutableRawPointer?,
  _ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  guard when != .max else { return }  // for ever
  let world = World.current
  let topBits = when >> 62
  let time: Double =
    if when == 0 {
      world.clock.now
    } else if topBits == 3 {
      Double(Int64(bitPattern: ~when &+ 1) - nanoseconds(world.epoch)) / 1e9
    } else {
      DispatchTime(uptimeNanoseconds: when & (1 << 62 - 1)).runTime
    }
  world.clock.schedule(at: time) { work(context) }
}
