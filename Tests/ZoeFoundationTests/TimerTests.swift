import Testing
import ZoeFoundation

extension OneWorld {
  @Suite struct TimerTests {
    init() { World.reset() }

    @Test func `the hundredth fire of a tenth of a second is at ten seconds`() {
      var times: [Double] = []
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        times.append(World.current.clock.now)
        if times.count == 100 { timer.invalidate() }
      }

      OneWorld.run()

      #expect(times.prefix(3) == [0.1, 0.2, 0.3])
      #expect(times.last == 10)
      #expect(times.count == 100)
    }

    @Test func `a timer that does not repeat is invalid after its fire`() {
      var fires = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in fires += 1 }

      OneWorld.run()

      #expect(fires == 1)
      #expect(!timer.isValid)
      #expect(timer.timeInterval == 0)
      #expect(World.current.clock.now == 2)
    }

    @Test func `an interval of zero is a tenth of a millisecond`() {
      var times: [Double] = []
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { timer in
        times.append(World.current.clock.now)
        if times.count == 3 { timer.invalidate() }
      }

      OneWorld.run()

      #expect(times == [0.0001, 0.0002, 0.0003])
    }

    @Test func `Timer() is there to be invalidated`() {
      let timer = Timer()
      timer.invalidate()

      #expect(!timer.isValid)
    }

    @Test func `an invalidated timer does not fire`() {
      var fires = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fires += 1 }
      OneWorld.run(until: 2.5)
      timer.invalidate()
      OneWorld.run()

      #expect(fires == 2)
    }

    @Test func `a timer that was not scheduled fires from the run loop it is added to`() {
      var time = 0.0
      let timer = Timer(timeInterval: 1.5, repeats: false) { _ in
        time = World.current.clock.now
      }
      OneWorld.run()
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      OneWorld.run()

      #expect(time == 1.5)
      #expect(World.current.clock.eventCount == 1)
    }

    @Test func `a selector gets the timer and its user info`() {
      final class Counter {
        var heard: [String] = []
        func tick(_ timer: Timer) { heard.append("\(timer.userInfo ?? "none")") }
      }
      let counter = Counter()
      Timer.scheduledTimer(
        timeInterval: 1, target: counter, selector: Selector("tick:", Counter.tick(_:)),
        userInfo: "hello", repeats: false)

      OneWorld.run()

      #expect(counter.heard == ["hello"])
    }

    @Test func `fires that were slept through are left out`() {
      var times: [Double] = []
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        times.append(World.current.clock.now)
        if times.count == 1 { World.current.sleep(until: 3.5) }
        if times.count == 2 { timer.invalidate() }
      }

      OneWorld.run()

      #expect(times == [1, 4])
    }

    @Test func `setting the fire date moves the fires that follow`() {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        times.append(World.current.clock.now)
        if times.count == 2 { timer.invalidate() }
      }
      timer.fireDate = Date(timeIntervalSinceReferenceDate: 5)

      OneWorld.run()

      #expect(times == [5, 6])
    }

    @Test func `fire() leaves the schedule of a repeating timer alone`() {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        times.append(World.current.clock.now)
      }
      timer.fire()
      OneWorld.run(until: 1)

      #expect(times == [0, 1])
    }

    @Test func `an invalidated timer lets go of its target`() {
      final class Target { func tick() {} }
      weak var seen: Target?
      var timer: Timer?
      do {
        let target = Target()
        seen = target
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: target, selector: Selector("tick", Target.tick), userInfo: nil,
          repeats: true)
      }
      #expect(seen != nil)

      timer?.invalidate()

      #expect(seen == nil)
    }
  }
}
