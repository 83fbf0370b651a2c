import QuartzCore
import Testing

@testable import ZoeFoundation

extension SharedWorld {
  /// Facts section 2: opacity 0 to 1 in a second, the model at 0.5, kept after its end.
  @Suite struct MediaTests {
    private func shown(at time: Double, _ edit: (CABasicAnimation) -> Void) -> Float? {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      let layer = CALayer()
      layer.opacity = 0.5
      root.addSublayer(layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      fade.isRemovedOnCompletion = false
      edit(fade)
      layer.add(fade, forKey: "fade")
      World.current.clock.endTurn()
      while World.current.clock.runNext(until: time) {}
      World.current.clock.advance(to: time)
      return layer.presentation()?.opacity
    }

    private func expect(
      _ times: [Double], _ values: [Float], _ edit: (CABasicAnimation) -> Void,
      _ place: SourceLocation = #_sourceLocation
    ) {
      for (time, value) in zip(times, values) {
        let found = shown(at: time, edit) ?? -1
        #expect(abs(found - value) < 1e-5, "at \(time): \(found)", sourceLocation: place)
      }
    }

    private let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]

    @Test func `an autoreversing pass comes back`() {
      expect(times, [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]) { $0.autoreverses = true }
    }

    @Test func `two and a half cycles end half-way`() {
      expect(times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]) { $0.repeatCount = 2.5 }
    }

    @Test func `a repeat duration cuts`() {
      expect(times, [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.repeatDuration = 1.7 }
    }

    @Test func `twice the speed takes half the time`() {
      expect(times, [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.speed = 2 }
    }

    @Test func `an offset wraps inside the duration`() {
      expect(times, [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.timeOffset = 0.3 }
    }

    @Test func `no duration means the transaction's`() {
      expect(times, [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]) { $0.duration = 0 }
    }

    @Test(
      arguments: [
        (.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
        (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
      ] as [(CAMediaTimingFillMode, [Float])])
    func `fill modes show what is outside`(mode: CAMediaTimingFillMode, values: [Float]) {
      expect([0, 0.5, 1, 1.5, 2.5], values) {
        $0.beginTime = CACurrentMediaTime() + 1
        $0.fillMode = mode
      }
    }

    @Test func `a paused layer holds, and goes on from where it was`() {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      let layer = CALayer()
      root.addSublayer(layer)
      let clock = World.current.clock
      clock.endTurn()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      var ends: [Double] = []
      CATransaction.setCompletionBlock { ends.append(clock.now) }
      layer.add(fade, forKey: "fade")
      clock.endTurn()
      clock.schedule(at: 0.25) {
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
      }
      clock.schedule(at: 2) {
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      }
      while clock.runNext(until: 1) {}
      clock.advance(to: 1)
      let held = layer.presentation()?.opacity ?? -1
      while clock.runNext(until: 5) {}

      #expect(abs(held - 0.25) < 1e-6)
      #expect(ends.map { ($0 * 1e6).rounded() / 1e6 } == [2.75])
    }
  }

  @Suite struct DisplayLinkTests {
    private final class Count: NSObject {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) {
        times.append(link.timestamp - World.mediaTimeBase)
        if times.count == 3 { link.invalidate() }
      }
    }

    @Test func `a link that nobody keeps ticks on the grid until it is invalidated`() {
      World.reset()
      let count = Count()
      CADisplayLink(target: count, selector: Selector("tick:", Count.tick))
        .add(to: .main, forMode: .common)
      while World.current.clock.runNext(until: 1) {}

      #expect(count.times.map { ($0 * 60).rounded() } == [1, 2, 3])
    }
  }
}
