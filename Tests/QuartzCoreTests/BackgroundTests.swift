import QuartzCore
import Testing

@testable import ZoeFoundation

private final class Listener: NSObject, CAAnimationDelegate {
  var ends: [Bool] = []
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

extension SharedWorld {
  /// Facts row F2.14.
  @Suite struct BackgroundTests {
    private let layer = CALayer()
    private let listener = Listener()

    init() {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      root.addSublayer(layer)
      World.current.clock.endTurn()
    }

    private func add(_ key: String, staysAtItsEnd: Bool) {
      let animation = CABasicAnimation(keyPath: key)
      animation.toValue = 100
      animation.duration = 2
      animation.isRemovedOnCompletion = !staysAtItsEnd
      animation.delegate = listener
      layer.add(animation, forKey: key)
      World.current.clock.endTurn()
      while World.current.clock.runNext(until: 0.5) {}
    }

    private func leave() {
      RenderTree.current.removeAnimationsForBackground()
      World.current.clock.endTurn()
    }

    @Test func `running animations are removed on the way out`() {
      add("position.x", staysAtItsEnd: false)

      leave()

      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation()?.position.x == 0)
    }

    @Test func `the delegate hears that they were cut short`() {
      add("position.x", staysAtItsEnd: false)

      leave()
      while World.current.clock.runNext(until: 0.5) {}

      #expect(listener.ends == [false])
    }

    @Test func `what stays at its end stays in the background`() {
      add("position.y", staysAtItsEnd: true)

      leave()
      World.current.clock.advance(to: 1)

      #expect(layer.animationKeys() == ["position.y"])
      #expect(layer.presentation()?.position.y == 50)
      #expect(listener.ends.isEmpty)
    }

    @Test func `animations of masks and sublayers are removed too`() {
      let mask = CALayer()
      layer.mask = mask
      World.current.clock.endTurn()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      mask.add(fade, forKey: "fade")
      World.current.clock.endTurn()

      leave()

      #expect(mask.animationKeys() == nil)
    }
  }
}
