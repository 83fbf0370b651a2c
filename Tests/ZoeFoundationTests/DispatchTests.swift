import Testing
import ZoeFoundation

extension OneWorld {
  @Suite struct DispatchTests {
    init() { World.reset() }

    @Test func `blocks of one instant run in the order of asking`() {
      var order: [Int] = []
      DispatchQueue.main.async { order.append(1) }
      DispatchQueue.global().async { order.append(2) }
      DispatchQueue.main.async { order.append(3) }

      OneWorld.run()

      #expect(order == [1, 2, 3])
    }

    @Test func `async runs in a later turn`() {
      var order: [String] = []
      DispatchQueue.main.async {
        DispatchQueue.main.async { order.append("inner") }
        order.append("outer")
      }

      OneWorld.run()

      #expect(order == ["outer", "inner"])
    }

    @Test func `asyncAfter takes seconds and intervals`() {
      var times: [Double] = []
      let note = { times.append(World.current.clock.now) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: note)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500), execute: note)
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2, execute: note)

      OneWorld.run()

      #expect(times == [0.3, 1.5, 2])
    }

    @Test func `a deadline in the distant future never comes`() {
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) {}

      #expect(World.current.clock.nextTime == nil)
    }

    @Test func `a cancelled work item does not run`() {
      var ran = false
      let item = DispatchWorkItem { ran = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      item.cancel()

      OneWorld.run()

      #expect(!ran)
      #expect(item.isCancelled)
    }

    @Test func `sync on a serial queue comes after what was handed to it before`() {
      var order: [Int] = []
      let queue = DispatchQueue(label: "serial")
      queue.async { order.append(1) }

      let answer = queue.sync {
        order.append(2); return 42
      }
      OneWorld.run()

      #expect(order == [1, 2])
      #expect(answer == 42)
    }

    @Test func `a suspended queue keeps its blocks until it is resumed`() {
      var time = -1.0
      let queue = DispatchQueue(label: "later", attributes: .initiallyInactive)
      queue.async { time = World.current.clock.now }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { queue.activate() }

      OneWorld.run()

      #expect(time == 2)
    }

    @Test func `a group tells when its last block is done`() {
      var time = -1.0
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { group.leave() }
      group.notify(queue: .main) { time = World.current.clock.now }

      OneWorld.run()

      #expect(time == 3)
    }

    @Test func `waiting for a semaphore lets the world go on`() {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { semaphore.signal() }

      semaphore.wait()

      #expect(World.current.clock.now == 2)
      #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
      #expect(World.current.clock.now == 3)
    }

    @Test func `a sleep on the main queue makes what falls due meanwhile late`() {
      var times: [Double] = []
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { times.append(World.current.clock.now) }
      DispatchQueue.main.async { World.current.sleep(until: 5) }

      OneWorld.run()

      #expect(times == [5])
    }

    @Test func `a sleep in the background holds nobody up`() {
      var order: [String] = []
      DispatchQueue.global().async {
        World.current.sleep(until: 2)
        order.append("background \(World.current.clock.now)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        order.append("main \(World.current.clock.now)")
      }

      OneWorld.run()

      #expect(order == ["main 1.0", "background 2.0"])
    }

    @Test func `a time's distance to a later one is positive`() {
      let now = DispatchTime.now()

      #expect(now.distance(to: now + 1.5) == .nanoseconds(1_500_000_000))
      #expect(now + 1 - .seconds(1) == now)
      #expect(now.uptimeNanoseconds == 1_000_000_000_000)
    }
  }
}

extension OneWorld {
  @Suite struct DispatchSourceTests {
    init() { World.reset() }

    @Test func `a timer source fires from its deadline on until it is cancelled`() {
      var times: [Double] = []
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 0.5)
      timer.setEventHandler {
        times.append(World.current.clock.now)
        if times.count == 3 { timer.cancel() }
      }
      timer.resume()

      OneWorld.run()

      #expect(times == [1, 1.5, 2])
    }

    @Test func `a timer source that was not resumed does not fire`() {
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now(), repeating: .seconds(1))

      #expect(World.current.clock.nextTime == nil)
    }
  }
}
