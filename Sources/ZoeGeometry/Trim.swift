extension Polyline {
  /// The line's length, with the way back to the first point where it is closed.
  public var length: Double {
    var sum = 0.0
    for i in 1..<max(points.count, 1) { sum += (points[i] - points[i - 1]).length }
    if isClosed, let first = points.first, let last = points.last { sum += (first - last).length }
    return sum
  }

  /// The line without `isClosed`: a closed one goes back to its first point.
  var opened: Polyline {
    guard isClosed, let first = points.first else { return self }
    return Polyline(points: points + [first])
  }

  /// The part between two distances from the start; nil where nothing of it is on the line.
  func cut(from start: Double, to end: Double) -> Polyline? {
    let points = opened.points
    var cut: [Point] = []
    var passed = 0.0
    for i in 1..<max(points.count, 1) {
      let (a, b) = (points[i - 1], points[i])
      let step = (b - a).length
      if step > 0, passed + step > start, passed < end {
        if cut.isEmpty { cut.append(a.mixed(with: b, max(start - passed, 0) / step)) }
        cut.append(passed + step <= end ? b : a.mixed(with: b, (end - passed) / step))
      }
      passed += step
    }
    return cut.count > 1 ? Polyline(points: cut) : nil
  }
}

extension [Polyline] {
  /// The part between two fractions of the length over all lines (facts row F9.2).
  ///
  /// A closed line stays closed only where all of it is kept. From 0 to 1 changes nothing; where start
  /// is not below end nothing is left.
  public func trimmed(from start: Double, to end: Double) -> [Polyline] {
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return [] }
    var total = 0.0
    for line in self { total += line.length }
    guard total > 0, total.isFinite else { return [] }
    let (first, last) = (Swift.max(start, 0) * total, Swift.min(end, 1) * total)
    var kept: [Polyline] = []
    var passed = 0.0
    for line in self {
      let length = line.length
      if first <= passed && passed + length <= last {
        kept.append(line)
      } else if let part = line.cut(from: first - passed, to: last - passed) {
        kept.append(part)
      }
      passed += length
    }
    return kept
  }
}
