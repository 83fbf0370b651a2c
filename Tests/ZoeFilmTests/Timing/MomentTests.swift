import Testing
import ZoeFilm

/// Rows T1–T10 of Docs/semantics/timing.md: opacity from 0 to 1 over a second on a model of 0.5.
@Suite struct MomentTests {
  static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3.0, 4.5]

  func opacities(_ times: [Double], _ change: @escaping (inout MediaTiming) -> Void) -> [Double] {
    layer(track("opacity", basic(0, 1), change)).opacities(times)
  }

  @Test func `autoreverses plays back`() {
    #expect(
      near(
        opacities(Self.times) { $0.autoreverses = true },
        [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]))
  }

  @Test func `repeatCount 2,5 ends in mid-pass`() {
    #expect(
      near(
        opacities(Self.times) { $0.repeatCount = 2.5 },
        [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]))
  }

  @Test func `repeatDuration 1,7 ends in mid-pass`() {
    #expect(
      near(
        opacities(Self.times) { $0.repeatDuration = 1.7 },
        [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5]))
  }

  @Test func `speed 2 shows the end at half time`() {
    #expect(
      near(
        opacities(Self.times) { $0.speed = 2 },
        [0, 0.4, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))
  }

  @Test func `timeOffset wraps and does not lengthen`() {
    #expect(
      near(
        opacities(Self.times) { $0.offset = 0.3 },
        [0.3, 0.5, 0.8, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))
  }

  @Test func `speed -1 plays from the end`() {
    #expect(
      near(
        opacities(Self.times) { $0.speed = -1 },
        [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))
  }

  @Test func `duration 0 is a quarter second`() {
    #expect(
      near(
        opacities(Self.times) { $0.duration = 0 },
        [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]))
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func `a fill mode shows outside the active interval`(fill: FillMode, expected: [Double]) {
    let shown = opacities([0, 0.5, 1, 1.5, 2.5]) {
      $0.begin = 1
      $0.fill = fill
    }

    #expect(shown == expected)
  }

  @Test func `the end belongs to the interval`() {
    #expect(opacities([1, 1.000001]) { _ in } == [1, 0.5])
  }

  @Test func `a sum that overshoots the end by an ulp still shows it`() {
    #expect(opacities([0.1 + 0.2]) { $0.duration = 0.3 } == [1])
  }

  @Test func `an inner boundary begins the next cycle, also where a division falls short`() {
    let shown = opacities([0.3, 1]) {
      $0.duration = 0.1
      $0.repeatCount = .infinity
    }

    #expect(near(shown, [0, 0]))
  }

  @Test func `speed 0 holds the place that timeOffset says`() {
    let shown = opacities([0, 5]) {
      $0.speed = 0
      $0.offset = 0.25
    }

    #expect(shown == [0.25, 0.25])
  }

  @Test func `a layer's time is begun, sped up and offset`() {
    var timing = MediaTiming.layer
    timing.speed = 2
    timing.offset = 1
    timing.begin = 3

    #expect(timing.local(10) == 15)
  }
}
