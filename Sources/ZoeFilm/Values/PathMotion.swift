import ZoeGeometry

/// A path as a way to follow: every element after the first is one segment, and their ends are the
/// keys (facts row F4.6).
struct PathMotion {
  /// Each as a cubic: start, two controls, end.
  private var segments: [[Point]] = []

  /// Nil where the path goes nowhere.
  init?(_ path: Path) {
    var start = Point.zero
    var here = Point.zero
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let p):
        if index > 0 { segments.append(PathMotion.straight(here, p)) }
        (start, here) = (p, p)
      case .line(let p):
        segments.append(PathMotion.straight(here, p))
        here = p
      case .quad(let c, let p):
        segments.append([here, here.mixed(with: c, 2 / 3), p.mixed(with: c, 2 / 3), p])
        here = p
      case .cubic(let c1, let c2, let p):
        segments.append([here, c1, c2, p])
        here = p
      case .close:
        // Closing what is closed already takes no time of its own.
        if here != start { segments.append(PathMotion.straight(here, start)) }
        here = start
      }
    }
    if segments.isEmpty { return nil }
  }

  /// Where the follower is, and which way it goes.
  ///
  /// The eased time of a segment is its curve's parameter, except where the mode is paced: then
  /// equal times pass equal lengths.
  func place(at progress: Double, in keys: Keyframes) -> (point: Point, direction: Point) {
    switch keys.mode {
    case .linear, .cubic:
      let times = keys.times(count: segments.count + 1)
      guard times.count > 1 else { return at(0, 0) }
      let place = keys.segment(at: progress, in: times)
      return at(place.index, place.share)
    case .discrete:
      let times = keys.times(count: segments.count + 1)
      let key = times.lastIndex { $0 <= progress } ?? 0
      return key < segments.count ? at(key, 0) : at(segments.count - 1, 1)
    case .paced, .cubicPaced:
      return paced(progress)
    }
  }

  private static func straight(_ a: Point, _ b: Point) -> [Point] {
    [a, a.mixed(with: b, 1 / 3), a.mixed(with: b, 2 / 3), b]
  }

  private func at(_ index: Int, _ t: Double) -> (point: Point, direction: Point) {
    let c = segments[index]
    let s = 1 - t
    let point =
      c[0] * (s * s * s) + c[1] * (3 * s * s * t) + c[2] * (3 * s * t * t) + c[3] * (t * t * t)
    var way = (c[1] - c[0]) * (s * s) + (c[2] - c[1]) * (2 * s * t) + (c[3] - c[2]) * (t * t)
    if way.length < 1e-12 { way = c[3] - c[0] }
    return (point, way)
  }

  /// Chords to a segment when lengths are measured: enough for a thousandth of a point on a screen.
  private static let chords = 128

  private func paced(_ progress: Double) -> (point: Point, direction: Point) {
    var lengths: [Double] = []
    var total = 0.0
    for index in segments.indices {
      var last = segments[index][0]
      for chord in 1...PathMotion.chords {
        let next = at(index, Double(chord) / Double(PathMotion.chords)).point
        total += (next - last).length
        lengths.append(total)
        last = next
      }
    }
    let wanted = progress * total
    guard let chord = lengths.firstIndex(where: { $0 >= wanted && $0 > 0 }) else {
      return at(segments.count - 1, 1)
    }
    let before = chord > 0 ? lengths[chord - 1] : 0
    let share = lengths[chord] > before ? (wanted - before) / (lengths[chord] - before) : 0
    let place = (Double(chord % PathMotion.chords) + share) / Double(PathMotion.chords)
    return at(chord / PathMotion.chords, min(max(place, 0), 1))
  }
}
