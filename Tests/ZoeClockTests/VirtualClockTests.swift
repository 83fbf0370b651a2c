import Testing
import ZoeClock

@Suite struct VirtualClockTests {
  @Test func `work runs in the order of time, and of scheduling at one time`() {
    let clock = VirtualClock()
    var order: [String] = []
    clock.schedule(at: 2) { order.append("c") }
    clock.schedule(at: 1) { order.append("a") }
    clock.schedule(at: 1) { order.append("b") }

    while clock.runNext(until: 10) {}

    #expect(order == ["a", "b", "c"])
    #expect(clock.now == 2)
  }

  @Test func `work beyond the limit stays, and so does now`() {
    let clock = VirtualClock()
    clock.schedule(at: 3) {}

    #expect(!clock.runNext(until: 2.9))
    #expect(clock.now == 0)
    #expect(clock.nextTime == 3)
  }

  @Test func `cancelled work never runs`() {
    let clock = VirtualClock()
    var ran = false
    let token = clock.schedule(at: 1) { ran = true }

    clock.cancel(token)
    clock.cancel(token)

    #expect(!clock.runNext(until: 10))
    #expect(!ran)
    #expect(clock.nextTime == nil)
  }

  @Test func `a time already past runs at now`() {
    let clock = VirtualClock()
    clock.advance(to: 5)
    clock.schedule(at: 1) {}

    #expect(clock.nextTime == 5)
  }

  @Test func `late work follows all that its instant brings`() {
    let clock = VirtualClock()
    var order: [String] = []
    clock.schedule(at: 1, late: true) { order.append("end") }
    clock.schedule(at: 1) {
      order.append("tick")
      clock.schedule(at: 1) { order.append("block") }
    }

    while clock.runNext(until: 10) {}

    #expect(order == ["tick", "block", "end"])
  }

  @Test func `what late work asks for at its instant comes after the late work before it`() {
    let clock = VirtualClock()
    var order: [String] = []
    clock.schedule(at: 1, late: true) {
      order.append("a")
      clock.schedule(at: 1) { order.append("block of a") }
    }
    clock.schedule(at: 1, late: true) { order.append("b") }

    while clock.runNext(until: 10) {}

    #expect(order == ["a", "b", "block of a"])
  }

  @Test func `a turn's end follows each piece of work`() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.turnEnds.append { log.append("end \(clock.now)") }
    clock.schedule(at: 1) { log.append("one") }
    clock.schedule(at: 1) { log.append("two") }

    while clock.runNext(until: 10) {}

    #expect(log == ["one", "end 1.0", "two", "end 1.0"])
  }

  @Test func `a sum that misses a nanosecond by its rounding meets it`() {
    let clock = VirtualClock()
    clock.schedule(at: 0.1 + 0.2) {}
    _ = clock.runNext(until: 1)

    #expect(clock.now == 0.3)
  }

  @Test func `a sixtieth of a second stays what it is`() {
    let clock = VirtualClock()
    clock.schedule(at: 1.0 / 60) {}
    _ = clock.runNext(until: 1)

    #expect(clock.now == 1.0 / 60)
  }

  @Test func `work that makes work for the same instant is counted`() {
    let clock = VirtualClock()
    clock.schedule(at: 1) { clock.schedule(at: 1) { clock.schedule(at: 2) {} } }
    _ = clock.runNext(until: 10)
    _ = clock.runNext(until: 10)

    #expect(clock.eventsAtNow == 2)

    _ = clock.runNext(until: 10)

    #expect(clock.eventsAtNow == 1)
    #expect(clock.eventCount == 3)
  }

  @Test func `work may turn the clock itself`() {
    let clock = VirtualClock()
    var order: [String] = []
    clock.schedule(at: 1) {
      while clock.runNext(until: 3) {}
      order.append("outer")
    }
    clock.schedule(at: 2) { order.append("inner") }

    while clock.runNext(until: 10) {}

    #expect(order == ["inner", "outer"])
  }
}
