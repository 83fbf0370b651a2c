/// Where an animation or a group stands inside its cycles.
public struct Moment: Equatable, Sendable {
  /// The place in the forward pass, 0…`duration`; a pass that plays backwards counts down. Seconds.
  public var elapsed: Double
  /// The length of one forward pass. Seconds.
  public var duration: Double
  /// How many cycles were completed; a whole number.
  public var cycle: Double

  /// 0 at the pass's start, 1 at its end; 0 all along an infinite one.
  public var progress: Double {
    guard duration > 0, duration.isFinite else { return 0 }
    return min(max(elapsed / duration, 0), 1)
  }
}

extension MediaTiming {
  /// What a duration of 0 means where no group gives one (facts row F2.7). Seconds.
  public static let defaultDuration = 0.25

  /// How near to a boundary counts as on it: sums such as 0.1 + 0.2 miss by an ulp, and 1 ns is far
  /// below a frame (facts row F12.1). Seconds.
  static let slack = 1e-9

  /// A parent's time in this timing's own, not wrapped: what a layer does to its parent's time.
  ///
  /// A layer's duration, repeats and fill do not confine what it shows.
  public func local(_ parent: Double) -> Double { (parent - begin) * speed + offset }

  /// The place inside the cycles at an instant, or nil where this timing has no effect.
  ///
  /// Rules: Docs/semantics/timing.md, rows T1–T10.
  ///
  /// - Parameters:
  ///   - parent: Seconds in the parent's time.
  ///   - inherited: The duration that stands in for one of 0. Seconds.
  public func moment(at parent: Double, inherited: Double = defaultDuration) -> Moment? {
    let length = passLength(inherited)
    let active = activeLength(inherited)
    var played = abs(speed) * (parent - begin)
    if parent < begin - MediaTiming.slack {
      guard fill == .backwards || fill == .both else { return nil }
      played = 0
    } else if played > active + MediaTiming.slack {
      guard fill == .forwards || fill == .both else { return nil }
      played = active
    }
    played = max(played, 0)
    if played > active - MediaTiming.slack { played = active }
    let atEnd = played == active && speed >= 0
    return wrapped((speed < 0 ? -played : played) + offset, length, atEnd: atEnd || speed == 0)
  }

  /// One forward pass. Seconds, above 0.
  func passLength(_ inherited: Double = defaultDuration) -> Double {
    duration > 0 ? duration : max(inherited, MediaTiming.slack)
  }

  /// One cycle: the forward pass, and the way back where it reverses. Seconds.
  func cycleLength(_ inherited: Double = defaultDuration) -> Double {
    passLength(inherited) * (autoreverses ? 2 : 1)
  }

  /// How long all cycles take at speed 1. Seconds; infinite where they never end.
  func activeLength(_ inherited: Double = defaultDuration) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycleLength(inherited) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Takes a local time apart into a cycle and a place in it.
  ///
  /// At the very end a whole number of cycles shows the last one's end, not the next one's start.
  private func wrapped(_ local: Double, _ length: Double, atEnd: Bool) -> Moment {
    guard local.isFinite else { return Moment(elapsed: 0, duration: length, cycle: 0) }
    guard length.isFinite else { return Moment(elapsed: local, duration: length, cycle: 0) }
    let cycleLength = autoreverses ? 2 * length : length
    var cycle = (local / cycleLength).rounded(.down)
    var place = local - cycle * cycleLength
    if place > cycleLength - MediaTiming.slack {
      cycle += 1
      place = 0
    } else if place < MediaTiming.slack {
      place = max(place, 0)
    }
    if atEnd, place < MediaTiming.slack, cycle > 0 {
      cycle -= 1
      place = cycleLength
    }
    let elapsed = min(max(place > length ? cycleLength - place : place, 0), length)
    return Moment(elapsed: elapsed, duration: length, cycle: cycle)
  }
}
