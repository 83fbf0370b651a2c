import ZoeGeometry

// Keyframes at a place in the pass (facts section 4). Rules: Docs/semantics/timing.md, rows K1–K10.
extension Keyframes {
  /// The value at a place in the pass, before any value function; nil without effect, as with a
  /// single value (facts row F4.5).
  ///
  /// - Parameter progress: 0…1.
  public func value(at progress: Double) -> Value? {
    if let path { return PathMotion(path).map { .point($0.place(at: progress, in: self).point) } }
    guard values.count > 1 else { return nil }
    switch mode {
    case .discrete: return values[discreteIndex(at: progress, slots: values.count)]
    case .linear:
      let times = times(count: values.count)
      guard times.count > 1 else { return nil }
      let place = segment(at: progress, in: times)
      return values[place.index].blended(with: values[place.index + 1], place.share)
    case .paced:
      let place = segment(at: progress, in: pacedTimes, eased: false)
      return values[place.index].blended(with: values[place.index + 1], place.share)
    case .cubic:
      let times = times(count: values.count)
      guard times.count > 1 else { return nil }
      return cubicValue(segment(at: progress, in: times), times)
    case .cubicPaced:
      let times = pacedTimes
      return cubicValue(segment(at: progress, in: times, eased: false), times)
    }
  }

  /// Which way the motion points, where the layer turns with it: radians.
  func heading(at progress: Double) -> Double? {
    guard rotation != .none else { return nil }
    let flip = rotation == .autoReverse ? Double.pi : 0
    if let path {
      guard let motion = PathMotion(path) else { return nil }
      let way = motion.place(at: progress, in: self).direction
      return Mathematics.atan2(way.y, way.x) + flip
    }
    let step = 1e-4
    let early = min(max(progress - step, 0), 1 - 2 * step)
    guard case .point(let from) = value(at: early),
      case .point(let to) = value(at: early + 2 * step), from != to
    else { return nil }
    return Mathematics.atan2(to.y - from.y, to.x - from.x) + flip
  }

  /// The places of `count` keys: the given ones as far as both go (facts row F4.5), else even ones.
  func times(count: Int) -> [Double] {
    if keyTimes.isEmpty { return (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }
    return Array(keyTimes.prefix(count))
  }

  /// The slot of a discrete animation: even slots, or from each key time to the next; one more key
  /// time than there are slots ends the last one.
  func discreteIndex(at progress: Double, slots: Int) -> Int {
    if keyTimes.isEmpty { return min(Int(progress * Double(slots)), slots - 1) }
    let passed = keyTimes.prefix(slots).lastIndex { $0 <= progress }
    return passed ?? 0
  }

  /// The segment between two key times and the eased share of it.
  func segment(
    at progress: Double, in times: [Double], eased: Bool = true
  ) -> (index: Int, share: Double) {
    let last = times.count - 2
    let index = min(max((times.lastIndex { $0 <= progress }) ?? 0, 0), last)
    let length = times[index + 1] - times[index]
    let raw = length > 0 ? (progress - times[index]) / length : 1
    let share = min(max(raw, 0), 1)
    return (index, eased && index < easings.count ? easings[index].value(at: share) : share)
  }

  /// Key places at which the value changes at an even speed.
  private var pacedTimes: [Double] {
    var lengths = [0.0]
    for index in 1..<values.count {
      lengths.append(lengths[index - 1] + values[index - 1].distance(to: values[index]))
    }
    let total = lengths[values.count - 1]
    guard total > 0, total.isFinite else {
      return (0..<values.count).map { Double($0) / Double(values.count - 1) }
    }
    return lengths.map { $0 / total }
  }

  /// Hermite blend over a segment. The tangent at an inner key is the slope between its neighbours, at
  /// an end that of the end segment (facts row F4.4); what is not made of numbers blends straight.
  private func cubicValue(_ place: (index: Int, share: Double), _ times: [Double]) -> Value {
    let (i, s) = place
    let keys = values.prefix(times.count).map { $0.components }
    guard let a = keys[i], let b = keys[i + 1], a.count == b.count else {
      return values[i].blended(with: values[i + 1], s)
    }
    let length = times[i + 1] - times[i]
    let leaving = tangent(at: i, keys, times, leaving: true)
    let arriving = tangent(at: i + 1, keys, times, leaving: false)
    let (s2, s3) = (s * s, s * s * s)
    return values[i].rebuilt(
      from: a.indices.map { c in
        (2 * s3 - 3 * s2 + 1) * a[c] + (s3 - 2 * s2 + s) * length * leaving[c]
          + (3 * s2 - 2 * s3) * b[c] + (s3 - s2) * length * arriving[c]
      })
  }

  /// The slope at a key, for each component: Kochanek and Bartels' weights on both neighbours.
  private func tangent(
    at key: Int, _ keys: [[Double]?], _ times: [Double], leaving: Bool
  ) -> [Double] {
    guard let here = keys[key] else { return [] }
    let before = key > 0 ? keys[key - 1] : nil
    let after = key + 1 < keys.count ? keys[key + 1] : nil
    func constant(_ list: [Double]) -> Double { key < list.count ? list[key] : 0 }
    let tension = 1 - constant(tensions)
    let continuity = leaving ? constant(continuities) : -constant(continuities)
    let bias = constant(biases)
    return here.indices.map { c in
      guard let before, before.count == here.count else {
        guard let after, after.count == here.count else { return 0 }
        let length = times[key + 1] - times[key]
        return length > 0 ? tension * (after[c] - here[c]) / length : 0
      }
      guard let after, after.count == here.count else {
        let length = times[key] - times[key - 1]
        return length > 0 ? tension * (here[c] - before[c]) / length : 0
      }
      let length = times[key + 1] - times[key - 1]
      let back = tension * (1 + continuity) * (1 + bias) * (here[c] - before[c])
      let ahead = tension * (1 - continuity) * (1 - bias) * (after[c] - here[c])
      return length > 0 ? (back + ahead) / length : 0
    }
  }
}
