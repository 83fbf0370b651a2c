import Testing
import ZoeFilm
import ZoeGeometry

/// Rows V1–V6 of Docs/semantics/timing.md; the model's opacity is 0.5.
@Suite struct TrackValueTests {
  static func number(_ n: Double) -> Endpoint { .value(.number(n)) }

  @Test(arguments: [
    (number(0.2), Endpoint.below, 0.35),  // from 0.2
    (.below, number(0.8), 0.65),  // to 0.8
    (.below, .belowPlus(.number(0.3)), 0.65),  // by 0.3
    (number(0.2), number(0.5), 0.35),  // from 0.2 by 0.3
    (number(0.6), number(0.9), 0.75),  // to 0.9 by 0.3
    (.below, .below, 0.5),  // none
  ])
  func `half way lies between the ends`(from: Endpoint, to: Endpoint, expected: Double) {
    let node = layer(track("opacity", .basic(from: from, to: to, function: nil)))

    #expect(near(node.presented(at: 0.5).opacity, expected))
  }

  @Test func `an additive track is added to the model`() {
    var glow = track("opacity", basic(0, 0.2))
    glow.additive = true

    #expect(near(layer(glow).presented(at: 0.5).opacity, 0.6))
  }

  @Test func `a second additive track is added too`() {
    var glow = track("opacity", basic(0, 0.2))
    glow.additive = true
    var more = track("opacity", basic(0, 0.1))
    more.additive = true

    #expect(near(layer(glow, more).presented(at: 0.5).opacity, 0.65))
  }

  @Test func `the later of two tracks wins`() {
    let node = layer(track("opacity", basic(0, 1)), track("opacity", basic(0.4, 0.4)))

    #expect(node.presented(at: 0.5).opacity == 0.4)
  }

  func slides(_ effect: Effect, x: Double = 0, _ change: (inout MediaTiming) -> Void) -> [Double] {
    var slide = track("position.x", effect, change)
    slide.cumulative = true
    let node = layer(slide) { $0.position.x = x }
    return [0.5, 1.5, 2.5].map { node.presented(at: $0).position.x }
  }

  @Test func `a cumulative track goes on from where its last cycle ended`() {
    #expect(near(slides(basic(0, 10)) { $0.repeatCount = 3 }, [5, 15, 25]))
  }

  @Test func `a cumulative byValue adds the end value with the model in it`() {
    let by = Effect.basic(from: .below, to: .belowPlus(.number(10)), function: nil)

    #expect(near(slides(by, x: 100) { $0.repeatCount = 3 }, [105, 215, 325]))
  }

  @Test func `a cumulative track that reverses does not add up`() {
    let shown = slides(basic(0, 10)) {
      $0.repeatCount = 2
      $0.autoreverses = true
    }

    #expect(near(shown[2], 5))
  }

  @Test func `a switch is at its end at once`() {
    let node = layer(track("hidden", basic(.number(0), .number(1))))

    #expect(node.presented(at: 0).isHidden)
    #expect(node.presented(at: 0.25).isHidden)
  }

  @Test func `colours blend straight, component by component`() {
    let fade = basic(.color(Color(1, 0, 0, 1)), .color(Color(0, 0, 1, 0.5)))

    let shown = layer(track("backgroundColor", fade)).presented(at: 0.5).backgroundColor

    #expect(shown == Color(0.5, 0, 0.5, 0.75))
  }

  @Test func `a colour missing at one end is missing on the way`() {
    let fade = Effect.basic(from: .below, to: .value(.color(.black)), function: nil)

    #expect(layer(track("backgroundColor", fade)).presented(at: 0.5).backgroundColor == nil)
  }

  @Test func `lists of colours blend one by one, a short one with its last colour repeated`() {
    let two = Value.colors([.black, .black])
    let three = Value.colors([.white, .black, .white])

    #expect(
      two.blended(with: three, 0.5)
        == .colors([Color(0.5, 0.5, 0.5), .black, Color(0.5, 0.5, 0.5)]))
  }

  @Test func `a track on a property that the layer lacks does nothing`() {
    let node = layer(track("strokeEnd", basic(0, 1)))

    #expect(node.presented(at: 0.5) == layer())
  }

  @Test func `an additive transform acts before the model's`() {
    let shift = basic(.transform(.translation(10, 0, 0)), .transform(.translation(20, 0, 0)))
    var slide = track("transform", shift)
    slide.additive = true
    let node = layer(slide) { $0.transform = .scale(2, 2, 1) }

    #expect(node.presented(at: 0.5).transform == Matrix4(Affine(2, 0, 0, 2, 30, 0)))
  }

  @Test func `an additive byValue starts from nothing`() {
    let by = Effect.basic(from: .below, to: .belowPlus(.number(0.2)), function: nil)
    var glow = track("opacity", by)
    glow.additive = true

    #expect(near(layer(glow).presented(at: 0.5).opacity, 0.6))
  }
}
