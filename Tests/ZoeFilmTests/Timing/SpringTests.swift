import Testing
import ZoeFilm

/// Rows S1–S5 of Docs/semantics/timing.md.
@Suite struct SpringTests {
  static func spring(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0
  ) -> Spring {
    var spring = Spring()
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity
    return spring
  }

  @Test(arguments: [
    (spring(1, 100, 10), 1.4727003346780927), (spring(1, 300, 20), 0.7442555275721707),
    (spring(2, 100, 5), 5.658348137358159), (spring(1, 100, 10, 5), 1.3815510557964275),
    (spring(1, 100, 10, -5), 1.5350814063145797), (spring(1, 100, 20), 0.9999999999999999),
    (spring(1, 100, 30), 0.9999999999999999), (spring(1, 400, 40), 0.5),
    (spring(1, 25, 10), 1.9), (spring(1, 100, 1), 13.91321015404625), (spring(1, 1, 2), 9.3),
    (spring(1, 100, 0), 3.4028234663852886e38),
    (spring(1, 157.91367041742973, 25.132741228718345), 0.7999999999999999),
    (spring(1, 39.47841760435743, 12.566370614359172), 1.5000000000000002),
    (spring(1, 631.6546816697189, 50.26548245743669), 0.4),
    (spring(1, 157.91367041742973, 17.59291886010284), 0.8629552831744205),
    (spring(1, 157.91367041742973, 7.539822368615504), 1.904872615017113),
    (spring(1, 322.27279677026473, 30.51832863487228), 0.5156554893625898),
  ])
  func `a spring settles when it was measured to`(spring: Spring, seconds: Double) {
    #expect(near(spring.settlingDuration / seconds, 1, 1e-13))
  }

  @Test(arguments: [
    (
      spring(1, 100, 10),
      [10.44054701924324, 61.04925274848938, 102.33595371246338, 111.84459924697876]
    ),
    (
      spring(1, 100, 20),
      [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]
    ),
    (
      spring(1, 100, 30),
      [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]
    ),
    (
      spring(1, 100, 10, 5),
      [29.307806491851807, 87.320476770401, 116.04145765304565, 107.67215490341187]
    ),
    (
      spring(1, 100, 10, -5),
      [-8.426713198423386, 34.77803170681, 88.63046169281006, 116.01705551147461]
    ),
  ])
  func `a spring is where it was measured to be`(spring: Spring, places: [Double]) {
    let effect = Effect.spring(
      spring, from: .value(.number(0)), to: .value(.number(100)), function: nil)
    let node = layer(track("position.x", effect) { $0.duration = spring.settlingDuration })

    let shown = [0.05, 0.15, 0.25, 0.45].map { node.presented(at: $0).position.x }

    #expect(near(shown, places))
  }

  @Test func `a duration shorter than settling cuts`() {
    let effect = Effect.spring(
      Spring(), from: .value(.number(0)), to: .value(.number(100)), function: nil)
    let node = layer(track("position.x", effect) { $0.duration = 0.5 })

    let shown = [0.1, 0.49, 0.51].map { node.presented(at: $0).position.x }

    #expect(near(shown, [34.02998447418213, 108.34387540817261, 0]))
  }

  @Test func `easing does not reach springs`() {
    let effect = Effect.spring(
      Spring(), from: .value(.number(0)), to: .value(.number(100)), function: nil)
    let node = layer(track("position.x", effect, easing: .easeIn) { $0.duration = 2 })

    #expect(near(node.presented(at: 0.05).position.x, 10.44054701924324))
  }

  @Test func `damping beyond critical counts where it is allowed`() {
    var spring = SpringTests.spring(1, 100, 30)
    spring.allowsOverdamping = true

    #expect(spring.value(at: 0) == 0)
    #expect(near(spring.value(at: 0.45), 0.79010515, 1e-5))
  }

  @Test(arguments: [(0.5, 0.8), (1, 1.5), (0.25, 0.4)])
  func `a perceptual spring without bounce is critical`(perceived: Double, seconds: Double) {
    let turns = 2 * Double.pi / perceived
    var spring = SpringTests.spring(1, turns * turns, 2 * turns)
    spring.allowsOverdamping = true

    #expect(near(spring.settlingDuration, seconds, 1e-12))
  }

  @Test func `a wider tolerance settles sooner`() {
    let spring = SpringTests.spring(1, 157.91367041742973, 15.079644737231007)

    #expect(near(spring.settlingDuration(within: 0.005), 0.7769325148649515, 1e-12))
  }
}
