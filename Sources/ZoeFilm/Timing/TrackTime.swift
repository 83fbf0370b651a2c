extension Track {
  /// The place of the animation itself, through every group around it; nil without effect.
  ///
  /// A group's easing bends the time its children see, and what lies past the group's end is never
  /// reached (facts row F2.13).
  ///
  /// - Parameter time: Seconds in the layer's own time.
  public func moment(at time: Double) -> Moment? {
    var time = time
    var inherited = MediaTiming.defaultDuration
    var found: Moment?
    for link in times {
      guard let moment = link.timing.moment(at: time, inherited: inherited) else { return nil }
      found = moment
      inherited = moment.duration
      time =
        link.easing == .linear || !moment.duration.isFinite
        ? moment.elapsed : link.easing.value(at: moment.progress) * moment.duration
    }
    return found
  }

  /// When the last change happens, in layer time. Seconds; nil where the track never ends.
  public var end: Double? { motion(from: 0, inherited: MediaTiming.defaultDuration).end }

  /// How long until an endless track is back where it was, in layer time. Seconds; nil where it
  /// ends, or never comes back.
  public var period: Double? { motion(from: 0, inherited: MediaTiming.defaultDuration).period }

  /// The end and the period of the times from one link on, in that link's parent time.
  private func motion(from index: Int, inherited: Double) -> (end: Double?, period: Double?) {
    let timing = times[index].timing
    let speed = abs(timing.speed)
    guard speed > 0 else { return (timing.begin, nil) }  // stands still from its beginning on
    let active = timing.activeLength(inherited)
    if active.isFinite { return (timing.begin + active / speed, nil) }
    let length = timing.passLength(inherited)
    if length.isFinite {
      let cycle = timing.cycleLength(inherited) / speed
      // The animation's own cycles add up, unless they come back or a group begins them anew.
      guard cumulative, !timing.autoreverses, index + 1 == times.count else { return (nil, cycle) }
      return (nil, cumulativeCycles.map { Double($0) * cycle })
    }
    // One endless pass: what is inside decides.
    guard index + 1 < times.count else { return (timing.begin, nil) }
    let inner = motion(from: index + 1, inherited: length)
    return (
      inner.end.map { timing.begin + ($0 - timing.offset) / speed }, inner.period.map { $0 / speed }
    )
  }

  /// After how many cycles a cumulative turn is back at its start; nil for other cumulative tracks.
  private var cumulativeCycles: Int? {
    guard let turn = turnOfOneCycle else { return nil }
    let share = turn / (2 * .pi)
    for cycles in 1...360 {
      let turns = share * Double(cycles)
      if abs(turns - turns.rounded()) < 1e-9 * Double(cycles) { return cycles }
    }
    return nil
  }

  /// The angle that each cycle adds, where the track turns a layer. Radians.
  private var turnOfOneCycle: Double? {
    let last: Value?
    let function: ValueFunction?
    switch effect {
    case .basic(_, .value(let to), let with), .spring(_, _, .value(let to), let with):
      (last, function) = (to, with)
    case .basic, .spring: return nil
    case .keyframes(let keyframes): (last, function) = (keyframes.values.last, keyframes.function)
    }
    guard case .number(let turn) = last else { return nil }
    switch function {
    case .rotateX, .rotateY, .rotateZ: return turn
    case .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ:
      return nil
    case nil: return target.part.isRotation ? turn : nil
    }
  }
}

extension KeyPart {
  /// Whether the part is an angle in radians.
  var isRotation: Bool {
    self == .rotation || self == .rotationX || self == .rotationY || self == .rotationZ
  }
}
