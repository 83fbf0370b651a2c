import Testing
import ZoeFoundation

extension OneWorld {
  @Suite struct RunLoopTests {
    init() { World.reset() }

    @Test func `run(until:) turns the clock up to its date`() {
      var fired = false
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired = true }

      RunLoop.current.run(until: Date(timeIntervalSinceReferenceDate: 1.5))

      #expect(fired)
      #expect(World.current.clock.now == 1.5)
    }

    @Test func `run(mode:before:) does one piece of work`() {
      var count = 0
      RunLoop.main.perform { count += 1 }
      RunLoop.main.perform { count += 1 }

      let ran = RunLoop.main.run(mode: .default, before: .distantFuture)

      #expect(ran)
      #expect(count == 1)
    }

    @Test func `a delayed message is sent on time unless it is taken back`() {
      final class Pupil: NSObject {
        var heard: [String] = []
        func hear(_ word: String) { heard.append("\(word) \(World.current.clock.now)") }
      }
      let kept = Pupil()
      let cancelled = Pupil()
      let hear = Selector("hear:", Pupil.hear(_:))
      kept.perform(hear, with: "bell", afterDelay: 2)
      cancelled.perform(hear, with: "bell", afterDelay: 2)
      NSObject.cancelPreviousPerformRequests(withTarget: cancelled)

      OneWorld.run()

      #expect(kept.heard == ["bell 2.0"])
      #expect(cancelled.heard == [])
    }

    @Test func `an observer by selector hears until it is removed`() {
      final class Listener: NSObject {
        var count = 0
        func hear(_ note: Notification) { count += 1 }
      }
      let name = NSNotification.Name("bell")
      let listener = Listener()
      NotificationCenter.default.addObserver(
        listener, selector: Selector("hear:", Listener.hear(_:)), name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(listener)
      NotificationCenter.default.post(name: name, object: nil)

      #expect(listener.count == 1)
    }
  }
}
