import QuartzCore
import Testing
import ZoeFilm

@testable import ZoeFoundation

extension SharedWorld {
  /// What runs together, after another and on layers that go.
  @Suite struct RunningTests {
    private func stage(_ layer: CALayer = CALayer()) -> CALayer {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      layer.opacity = 0.5
      root.addSublayer(layer)
      World.current.clock.endTurn()
      return layer
    }

    private func run(to time: Double) {
      let clock = World.current.clock
      while clock.runNext(until: time) {}
      clock.advance(to: time)
    }

    private func basic(_ key: String, _ from: Any?, _ to: Any?, _ time: Double = 1)
      -> CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = time
      return animation
    }

    /// Facts row F2.13.
    @Test(arguments: [
      (0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80),
    ])
    func `children run in their group's time`(time: Double, opacity: Float, x: CGFloat) {
      let layer = stage()
      let fade = basic("opacity", 0, 1)
      fade.beginTime = 0.5
      let group = CAAnimationGroup()
      group.animations = [fade, basic("position.x", 0, 100, 0)]
      group.duration = 2
      layer.add(group, forKey: "group")
      World.current.clock.endTurn()
      run(to: time)

      #expect(abs((layer.presentation()?.opacity ?? -1) - opacity) < 1e-5)
      #expect(abs((layer.presentation()?.position.x ?? -1) - x) < 1e-5)
    }

    /// Facts row F3.2.
    @Test func `additive animations add to the model and to each other`() {
      let layer = stage()
      for (key, end) in [("a", 0.2), ("b", 0.1)] {
        let fade = basic("opacity", 0, end)
        fade.isAdditive = true
        layer.add(fade, forKey: key)
      }
      World.current.clock.endTurn()
      run(to: 0.5)

      #expect(abs((layer.presentation()?.opacity ?? -1) - 0.65) < 1e-5)
    }

    @Test(arguments: [(0.5, 105), (1.5, 215), (2.5, 325)] as [(Double, CGFloat)])
    func `a cumulative change adds the end value of each cycle`(time: Double, x: CGFloat) {
      let layer = stage()
      CATransaction.setDisableActions(true)
      layer.position.x = 100
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 10
      move.duration = 1
      move.isCumulative = true
      move.repeatCount = 3
      layer.add(move, forKey: "move")
      World.current.clock.endTurn()
      run(to: time)

      #expect(abs((layer.presentation()?.position.x ?? -1) - x) < 1e-4)
    }

    @Test func `an outer block waits for the animations of an inner transaction`() {
      let layer = stage()
      var ended: [Double] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(World.current.clock.now) }
      CATransaction.begin()
      layer.add(basic("opacity", 0, 1, 2), forKey: "fade")
      CATransaction.commit()
      CATransaction.commit()
      World.current.clock.endTurn()
      run(to: 3)

      #expect(ended == [2])
    }

    @Test func `a block without animations runs after the commit`() {
      _ = stage()
      var heard: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard.append("block") }
      CATransaction.commit()
      heard.append("committed")
      run(to: 0)

      #expect(heard == ["committed", "block"])
    }

    @Test func `a layer that leaves stops what runs on it and below it`() {
      let layer = stage()
      let child = CALayer()
      layer.addSublayer(child)
      let ear = Ear()
      let fade = basic("opacity", 0, 1)
      fade.delegate = ear
      child.add(fade, forKey: "fade")
      World.current.clock.endTurn()
      run(to: 0.5)
      layer.removeFromSuperlayer()
      World.current.clock.endTurn()
      run(to: 2)

      #expect(ear.heard == ["start", "stop false"])
      #expect(child.animationKeys() == nil && child.presentation() == nil)
    }

    /// Facts row F12.6.
    @Test func `the old animation under a key stops after the new one was added`() {
      let layer = stage()
      let ear = Ear()
      for time in [0, 0.5] {
        run(to: time)
        let fade = basic("opacity", 0, 1)
        fade.delegate = ear
        layer.add(fade, forKey: "fade")
        ear.heard.append("added")
        World.current.clock.endTurn()
      }
      run(to: 2)

      #expect(ear.heard == ["added", "start", "added", "start", "stop false", "stop true"])
    }

    @Test func `a change in mid-run starts from what shows`() {
      let layer = stage()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 1
      World.current.clock.endTurn()
      run(to: 0.125)
      layer.opacity = 0

      let from = (layer.animation(forKey: "opacity") as? CABasicAnimation)?.fromValue as? Double
      #expect(abs((from ?? -1) - 0.75) < 1e-9)
    }

    @Test func `one changed layer commits its own node and no other`() {
      let layer = stage()
      for _ in 0..<20 { layer.addSublayer(CALayer()) }
      World.current.clock.endTurn()
      layer.sublayers?[7].cornerRadius = 4
      World.current.clock.endTurn()

      #expect(RenderTree.current.commits.last?.changed.map(\.cornerRadius) == [4])
    }

    @Test func `an additive animation without a start adds from nothing`() {
      let layer = stage()
      layer.position = CGPoint(x: 100, y: 0)
      let shift = CABasicAnimation(keyPath: "position.x")
      shift.toValue = 20
      shift.duration = 1
      shift.isAdditive = true
      layer.add(shift, forKey: "shift")
      World.current.clock.endTurn()
      run(to: 0.5)

      #expect(layer.presentation()?.position.x == 110)
    }

    @Test func `the film keeps an animation symbolic and names its layer`() {
      let ring = CAShapeLayer()
      _ = stage(ring)
      ring.name = "ring"
      ring.add(basic("strokeEnd", 0, 1, 10), forKey: "grow")
      World.current.clock.endTurn()

      let node = RenderTree.current.commits.last?.changed.last
      #expect(node?.name == "ring")
      #expect(node?.tracks.map(\.end) == [10])
    }

    @Test(arguments: [(0.0, 0.0), (1.5, 0.25), (3, 0.5), (4.5, 0.75), (6, 1), (7.5, 0.5), (9, 0)])
    func `a cycle of gradients passes its pairs every three seconds`(time: Double, red: Double) {
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
      run(to: time)

      let shown = (gradient.presentation()?.colors?.first as? CGColor)?.filmColor.red ?? -1
      #expect(abs(shown - red) < 1e-6)
    }
  }
}
