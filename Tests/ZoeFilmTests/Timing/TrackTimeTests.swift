import Testing
import ZoeFilm
import ZoeGeometry

/// Rows G1–G5 of Docs/semantics/timing.md.
@Suite struct TrackTimeTests {
  func grouped(_ group: MediaTiming, _ child: MediaTiming, easing: TimingCurve = .linear) -> Track {
    var track = track("opacity", basic(0, 1))
    track.times = [TimeLink(group, easing: easing), TimeLink(child)]
    return track
  }

  @Test func `a child begins and ends in its group's time`() {
    let group = timing { $0.duration = 2 }
    let node = layer(grouped(group, timing { $0.begin = 0.5 }))

    #expect(near(node.opacities([0.25, 0.5, 1, 1.4, 1.6]), [0.5, 0, 0.5, 0.9, 0.5]))
  }

  @Test func `a child of no duration takes its group's`() {
    var slide = track("position.x", basic(0, 100))
    slide.times = [TimeLink(timing { $0.duration = 2 }), TimeLink(timing { $0.duration = 0 })]

    let shown = [0.25, 0.5, 1, 1.4, 1.6].map { layer(slide).presented(at: $0).position.x }

    #expect(near(shown, [12.5, 25, 50, 70, 80]))
  }

  @Test func `the group's end cuts a child`() {
    let node = layer(grouped(timing { $0.duration = 0.5 }, timing()))

    #expect(node.opacities([0.5, 0.6]) == [0.5, 0.5])
    #expect(node.presented(at: 0.4).opacity == 0.4)
  }

  @Test func `a child that ends with its group shows its last value there`() {
    let group = timing { $0.duration = 0.3 }

    #expect(layer(grouped(group, group)).opacities([0.1 + 0.2]) == [1])
  }

  @Test func `the group's easing bends its children's time`() {
    let node = layer(grouped(timing(), timing(), easing: .easeIn))

    #expect(near(node.opacities([0.25, 0.5]), [0.09346466, 0.31535682]))
  }

  @Test func `a repeated group plays its children again`() {
    let group = timing { $0.repeatCount = .infinity }
    let node = layer(grouped(group, timing()))

    #expect(near(node.opacities([0.25, 1.25, 100.5]), [0.25, 0.25, 0.5]))
  }

  @Test func `a track ends with its outermost group`() {
    let group = timing {
      $0.begin = 1
      $0.duration = 4
      $0.speed = 2
    }

    #expect(grouped(group, timing()).end == 3)
  }

  @Test func `an endless group is an endless track with the group's period`() {
    let group = timing {
      $0.repeatCount = .infinity
      $0.autoreverses = true
    }
    let pulse = grouped(group, timing { $0.duration = 0.4 })

    #expect(pulse.end == nil)
    #expect(pulse.period == 2)
  }

  @Test func `a cumulative quarter turn comes back after four cycles`() {
    var spin = track("transform.rotation.z", basic(0, .pi / 2)) { $0.repeatCount = .infinity }
    spin.cumulative = true

    #expect(spin.period == 4)
  }

  @Test func `a cumulative slide never comes back`() {
    var slide = track("position.x", basic(0, 10)) { $0.repeatCount = .infinity }
    slide.cumulative = true

    #expect(slide.period == nil)
  }

  @Test func `a cumulative slide that reverses, or begins anew in a group, comes back`() {
    var slide = track("position.x", basic(0, 10)) {
      $0.repeatCount = .infinity
      $0.autoreverses = true
    }
    slide.cumulative = true
    var steps = grouped(timing { $0.repeatCount = .infinity }, timing { $0.repeatCount = 3 })
    steps.cumulative = true

    #expect(slide.period == 2)
    #expect(steps.period == 1)
  }
}
