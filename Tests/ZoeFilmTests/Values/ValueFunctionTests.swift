import Testing
import ZoeFilm
import ZoeGeometry

/// Rows N1–N4 of Docs/semantics/timing.md.
@Suite struct ValueFunctionTests {
  func shown(
    _ from: Value, _ to: Value, _ function: ValueFunction, at time: Double,
    change: (inout LayerNode) -> Void = { _ in }
  ) -> Matrix4 {
    layer(track("transform", basic(from, to, function)), change: change).presented(at: time)
      .transform
  }

  @Test func `rotateZ takes an angle`() {
    let m = shown(.number(0), .number(.pi), .rotateZ, at: 0.25)

    #expect(near([m.m11, m.m12], [0.70710678, 0.70710678]))
  }

  @Test func `rotateX takes an angle`() {
    #expect(near(shown(.number(0), .number(1), .rotateX, at: 0.5).m23, 0.479425538604203))
  }

  @Test func `translate takes three numbers`() {
    let m = shown(.numbers([0, 0, 0]), .numbers([10, 20, 0]), .translate, at: 0.5)

    #expect([m.m41, m.m42] == [5, 10])
  }

  @Test func `scale takes three numbers`() {
    let m = shown(.numbers([1, 1, 1]), .numbers([3, 5, 7]), .scale, at: 0.5)

    #expect([m.m11, m.m22, m.m33] == [2, 3, 4])
  }

  @Test func `translateY takes one number`() {
    #expect(shown(.number(0), .number(10), .translateY, at: 0.5).m42 == 5)
  }

  @Test func `a function replaces the model's transform`() {
    let m = shown(.number(0), .number(1), .rotateZ, at: 0.5) { $0.transform = .scale(2, 2, 1) }

    #expect(near(m.m11, 0.8775825618903728))
  }

  @Test func `keyframes go through a function`() {
    var keyframes = Keyframes(values: [.number(0), .number(1), .number(3)])
    keyframes.function = .rotateZ

    let m = layer(track("transform", .keyframes(keyframes))).presented(at: 0.75).transform

    #expect(near(m.m11, -0.4161468365471424))
  }

  @Test func `numbers add up before the function`() {
    var slide = track("transform", basic(.number(0), .number(1), .translateX)) {
      $0.repeatCount = 3
    }
    slide.cumulative = true

    #expect(near(layer(slide).presented(at: 2.5).transform.m41, 2.5))
  }

  @Test func `a missing end is the number that the model's transform has`() {
    let effect = Effect.basic(from: .below, to: .value(.number(3)), function: .scaleX)
    let node = layer(track("transform", effect)) { $0.transform = .scale(2, 1, 1) }

    #expect(near(node.presented(at: 0.5).transform.m11, 2.5))
  }
}
