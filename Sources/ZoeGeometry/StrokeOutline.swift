// A stroke's outline. In: a path and a style, both in the path's own space. Out: closed polygons whose
// union by the non-zero rule is the stroke. Each polygon is a strip around a line, a sum of pieces of
// one orientation, so pieces that overlap never cancel.

extension Path {
  /// The stroke as closed polygons to fill by the non-zero rule: trimmed, then dashed, then widened.
  ///
  /// - Parameter tolerance: How far polygons may be from the true outline, in the path's unit; above 0.
  public func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> [Polyline] {
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return [] }
    let lines = flattened(tolerance: tolerance, fewestSteps: Path.strokeSteps)
      .trimmed(from: style.start, to: style.end)
      .dashed(style.dash, phase: style.dashPhase)
    var stroker = Stroker(style: style, tolerance: tolerance)
    for line in lines { stroker.add(line) }
    return stroker.outlines
  }

  /// A curve's outer side is longer than the curve: with 16 steps a quarter turn is cut every 6 degrees.
  private static let strokeSteps = 16
}

/// Widens lines one by one.
private struct Stroker {
  let style: StrokeStyle
  let half: Double
  /// Radians between the points of round caps and joins.
  let roundStep: Double
  var outlines: [Polyline] = []

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    half = style.width / 2
    // A quarter of the tolerance: a dot is all arc, and its area shows.
    roundStep = min(max((2 * tolerance / half).squareRoot(), 0.01), .pi / 4)
  }

  mutating func add(_ line: Polyline) {
    var points: [Point] = []
    for p in line.points where points.last.map({ ($0 - p).length > Stroker.least }) ?? true {
      points.append(p)
    }
    if line.isClosed, points.count > 1,
      (points[0] - points[points.count - 1]).length
        <= Stroker.least
    {
      points.removeLast()
    }
    guard points.count > 1 else { return addDot(line) }
    let closed = line.isClosed && points.count > 2
    if line.isClosed && !closed { points.append(points[0]) }
    let forward = Side(points: points, closed: closed)
    let backward = Side(points: points.reversed(), closed: closed)
    if closed {
      outlines.append(Polyline(points: offset(forward), isClosed: true))
      outlines.append(Polyline(points: offset(backward), isClosed: true))
    } else {
      let outline = offset(forward) + cap(forward) + offset(backward) + cap(backward)
      outlines.append(Polyline(points: outline, isClosed: true))
    }
  }

  /// Points nearer than this have no direction. In the path's unit.
  static let least = 1e-9

  /// A line of no length shows with round caps alone (facts row F9.7); a move by itself never does.
  private mutating func addDot(_ line: Polyline) {
    guard style.cap == .round, line.points.count > 1 || line.isClosed else { return }
    var points: [Point] = []
    addArc(line.points[0], Point(half, 0), sweep: 2 * .pi, to: &points)
    points.removeLast()
    outlines.append(Polyline(points: points, isClosed: true))
  }

  /// The line moved by half a width to the side that a turn from x to y points to.
  private func offset(_ side: Side) -> [Point] {
    var result: [Point] = []
    result.reserveCapacity(side.points.count + 8)
    if !side.closed { result.append(side.points[0] + side.normal(0) * half) }
    let last = side.segments - 1
    for i in side.closed ? 0..<side.segments : 1..<side.segments {
      addJoin(side, before: i == 0 ? last : i - 1, after: i, to: &result)
    }
    if !side.closed { result.append(side.points[last + 1] + side.normal(last) * half) }
    return result
  }

  private func addJoin(_ side: Side, before: Int, after: Int, to result: inout [Point]) {
    let p = side.points[after]
    let (d1, d2) = (side.directions[before], side.directions[after])
    let (a, b) = (side.normal(before) * half, side.normal(after) * half)
    let cross = d1.x * d2.y - d1.y * d2.x
    let dot = d1.x * d2.x + d1.y * d2.y
    let miter = p + (a + b) * (1 / (1 + dot))
    if cross > 0 {
      // Inside: where the moved lines meet, if both are long enough; else by way of the vertex.
      let room = min(side.lengths[before], side.lengths[after]) / 2
      if dot > -0.99 && half * cross <= room * (1 + dot) {
        result.append(miter)
      } else {
        result += [p + a, p, p + b]
      }
      return
    }
    if dot > Stroker.smooth { return result.append(miter) }
    switch style.join {
    case .miter:
      // 1 / cos of half the turn is the miter's length over the width.
      let within = dot > -0.9999999 && (2 / (1 + dot)).squareRoot() <= style.miterLimit
      if within { result.append(miter) } else { result += [p + a, p + b] }
    case .bevel:
      result += [p + a, p + b]
    case .round:
      addArc(p, a, sweep: cross == 0 ? -.pi : Mathematics.atan2(cross, dot), to: &result)
    }
  }

  /// The cosine of 10 degrees: smaller turns belong to curves, where any join looks the same.
  private static let smooth = 0.984807753012208

  /// What leads around a line's end from one side to the other.
  private func cap(_ side: Side) -> [Point] {
    let last = side.segments - 1
    let p = side.points[last + 1]
    let a = side.normal(last) * half
    let ahead = side.directions[last] * half
    switch style.cap {
    case .butt: return []
    case .square: return [p + a + ahead, p - a + ahead]
    case .round:
      var points: [Point] = []
      addArc(p, a, sweep: -.pi, to: &points)
      return points
    }
  }

  /// Points around `center` from `radius` on, both ends included.
  private func addArc(
    _ center: Point, _ radius: Point, sweep: Double, to points: inout [Point]
  ) {
    let count = max(1, Int((abs(sweep) / roundStep).rounded(.up)))
    let turn = Mathematics.sineAndCosine(sweep / Double(count))
    var r = radius
    points.append(center + r)
    for _ in 0..<count {
      r = Point(r.x * turn.cosine - r.y * turn.sine, r.x * turn.sine + r.y * turn.cosine)
      points.append(center + r)
    }
  }
}

/// A line in one direction, with its segments' directions and lengths.
private struct Side {
  let points: [Point]
  let closed: Bool
  var directions: [Point] = []
  var lengths: [Double] = []

  init(points: [Point], closed: Bool) {
    self.points = points
    self.closed = closed
    for i in 0..<(closed ? points.count : points.count - 1) {
      let d = points[i + 1 < points.count ? i + 1 : 0] - points[i]
      let length = d.length
      lengths.append(length)
      directions.append(d * (1 / length))
    }
  }

  var segments: Int { directions.count }

  func normal(_ i: Int) -> Point { Point(-directions[i].y, directions[i].x) }
}
