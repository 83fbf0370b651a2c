import QuartzCore
import Testing

@testable import ZoeFoundation

/// A delegate that writes down what it hears.
final class Ear: NSObject, CAAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
}

extension SharedWorld {
  @Suite struct CommitTests {
    /// A root with one layer, committed at 0.
    func stage() -> CALayer {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      let layer = CALayer()
      layer.opacity = 0.5
      root.addSublayer(layer)
      World.current.clock.endTurn()
      return layer
    }

    func run(to time: Double) {
      let clock = World.current.clock
      while clock.runNext(until: time) {}
      clock.advance(to: time)
    }

    func fade(_ ear: Ear? = nil) -> CABasicAnimation {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      fade.delegate = ear
      return fade
    }

    /// Facts row F3.1.
    @Test(
      arguments: [
        (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35),
        (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5),
      ] as [(Double?, Double?, Double?, Float)])
    func `from, to and by combine`(from: Double?, to: Double?, by: Double?, half: Float) {
      let layer = stage()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      layer.add(animation, forKey: nil)
      World.current.clock.endTurn()
      run(to: 0.5)

      #expect(abs((layer.presentation()?.opacity ?? -1) - half) < 1e-6)
    }

    @Test func `a change animates by itself once the layer was committed`() {
      let layer = stage()
      layer.opacity = 0.3

      let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(animation?.fromValue as? Double == 0.5)
      #expect(animation?.toValue == nil)
      #expect(animation?.duration == 0.25)
      #expect(animation?.fillMode == .backwards)
    }

    @Test func `a change in the turn of the adding does not animate`() {
      let layer = stage()
      let late = CALayer()
      layer.addSublayer(late)
      late.opacity = 0.1

      #expect(late.animationKeys() == nil)
    }

    @Test func `blocks are told before the delegate`() {
      let layer = stage()
      let ear = Ear()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ear.heard.append("block") }
      layer.add(fade(ear), forKey: "fade")
      CATransaction.commit()
      ear.heard.append("committed")
      World.current.clock.endTurn()
      run(to: 2)

      #expect(ear.heard == ["committed", "start", "block", "stop true"])
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a block set after the adding does not wait`() {
      let layer = stage()
      let ear = Ear()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ear.heard.append("first") }
      layer.add(fade(ear), forKey: "fade")
      CATransaction.setCompletionBlock { ear.heard.append("second") }
      CATransaction.commit()
      World.current.clock.endTurn()
      run(to: 2)

      #expect(ear.heard.filter { $0 != "start" } == ["second", "first", "stop true"])
    }

    @Test func `removing early says so`() {
      let layer = stage()
      let ear = Ear()
      layer.add(fade(ear), forKey: "fade")
      World.current.clock.endTurn()
      run(to: 0.5)
      layer.removeAnimation(forKey: "fade")
      World.current.clock.endTurn()
      run(to: 2)

      #expect(ear.heard == ["start", "stop false"])
    }

    @Test func `a layer in no window loses its animations at the commit`() {
      World.reset()
      let ear = Ear()
      let lone = CALayer()
      lone.add(fade(ear), forKey: "fade")
      RenderTree.current.root = CALayer()
      World.current.clock.endTurn()
      run(to: 0)

      #expect(ear.heard == ["start", "stop false"])
      #expect(lone.animationKeys() == nil)
      #expect(lone.presentation() == nil)
    }

    @Test func `an animation that is kept stops once and stays`() {
      let layer = stage()
      let ear = Ear()
      let animation = fade(ear)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "fade")
      World.current.clock.endTurn()
      run(to: 5)

      #expect(ear.heard == ["start", "stop true"])
      #expect(layer.animationKeys() == ["fade"])
      #expect(layer.presentation()?.opacity == 1)
    }

    @Test func `what is added is a frozen copy`() {
      let layer = stage()
      layer.add(fade(), forKey: "fade")
      let copy = layer.animation(forKey: "fade")
      copy?.duration = 9
      copy?.setValue("x", forKey: "mine")

      #expect(copy === layer.animation(forKey: "fade"))
      #expect(copy?.duration == 1)
      #expect(copy?.value(forKey: "mine") as? String == "x")
    }

    @Test func `an unchanged turn commits nothing`() {
      _ = stage()
      let before = RenderTree.current.commits.count
      World.current.clock.endTurn()

      #expect(RenderTree.current.commits.count == before)
    }

    @Test func `each leg of a gradient's cycle starts at the pair the last ended on`() {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      let gradient = CAGradientLayer()
      let pairs = [0.0, 0.5, 1].map { [CGColor(gray: $0, alpha: 1), CGColor(gray: $0, alpha: 1)] }
      gradient.colors = pairs[0]
      root.addSublayer(gradient)
      let cycle = Cycle(gradient: gradient, pairs: pairs)
      cycle.next()
      World.current.clock.endTurn()
      run(to: 3.01)

      let shown = gradient.presentation()?.colors?.first as! CGColor
      #expect(abs(shown.filmColor.red - (0.5 + 0.5 * 0.01 / 3)) < 1e-6)
    }
  }
}

final class Cycle: NSObject, CAAnimationDelegate {
  let gradient: CAGradientLayer
  let pairs: [[CGColor]]
  var leg = 0

  init(gradient: CAGradientLayer, pairs: [[CGColor]]) {
    self.gradient = gradient
    self.pairs = pairs
  }

  func next() {
    leg = (leg + 1) % pairs.count
    let change = CABasicAnimation(keyPath: "colors")
    change.toValue = pairs[leg]
    change.duration = 3
    change.fillMode = .forwards
    change.isRemovedOnCompletion = false
    change.delegate = self
    gradient.add(change, forKey: "cycle")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    gradient.colors = pairs[leg]
    next()
  }
}
