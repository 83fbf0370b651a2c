import Testing
import ZoeFilm
import ZoeGeometry

/// Rows K1–K10 of Docs/semantics/timing.md.
@Suite struct KeyframeValueTests {
  static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  static func keyframes(
    _ mode: CalculationMode, _ values: [Double] = [0, 1, 0.5, 0.7], keyTimes: [Double] = []
  ) -> Keyframes {
    var keyframes = Keyframes(values: values.map { .number($0) })
    keyframes.mode = mode
    keyframes.keyTimes = keyTimes
    return keyframes
  }

  static let rows: [(CalculationMode, [Double], [Double])] = [
    (.linear, [], [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    (.discrete, [], [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    (.discrete, [0, 0.1, 0.6, 1], [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    (.paced, [], [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    (.paced, [0, 0.1, 0.6, 1], [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    (.cubic, [], [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    (
      .cubic, [0, 0.1, 0.6, 1],
      [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
    ),
  ]

  @Test(arguments: rows)
  func `values are reached as measured`(
    mode: CalculationMode, keyTimes: [Double], expected: [Double]
  ) {
    let node = layer(track("opacity", .keyframes(Self.keyframes(mode, keyTimes: keyTimes))))

    #expect(near(node.opacities(Self.times), expected))
  }

  @Test func `key times fewer than values use the common prefix`() {
    let keyframes = Self.keyframes(.linear, keyTimes: [0, 0.5, 1])
    let node = layer(track("opacity", .keyframes(keyframes)))

    #expect(
      near(node.opacities([0.1, 0.25, 0.4, 0.6, 0.75, 0.9]), [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]))
  }

  @Test func `discrete takes one key time more than values`() {
    let keyframes = Self.keyframes(.discrete, [0, 1, 0.3], keyTimes: [0, 0.3, 0.6, 1])
    let node = layer(track("opacity", .keyframes(keyframes)))

    #expect(node.opacities([0.1, 0.35, 0.65, 0.95]) == [0, 1, 0.3, 0.3])
  }

  @Test(arguments: [[0.9], []])
  func `a single value has no effect`(values: [Double]) {
    let node = layer(track("opacity", .keyframes(Self.keyframes(.linear, values))))

    #expect(node.presented(at: 0.5).opacity == 0.5)
  }

  @Test func `each segment has its own easing`() {
    var keyframes = Self.keyframes(.linear, [0, 1, 0])
    keyframes.easings = [.easeIn, .linear]
    let node = layer(track("opacity", .keyframes(keyframes)))

    #expect(near(node.opacities([0.25, 0.75]), [0.31535682, 0.5]))
  }

  @Test func `full tension flattens a cubic at its keys`() {
    var keyframes = Self.keyframes(.cubic, [0, 1, 0])
    keyframes.tensions = [1, 1, 1]
    let node = layer(track("opacity", .keyframes(keyframes)))

    #expect(near(node.opacities([0.125, 0.25]), [0.15625, 0.5]))
  }

  @Test func `cubicPaced passes its keys where paced does`() {
    let node = layer(track("opacity", .keyframes(Self.keyframes(.cubicPaced, [0, 1, 0.5]))))

    #expect(near(node.opacities([0, 2.0 / 3, 1]), [0, 1, 0.5]))
  }
}
