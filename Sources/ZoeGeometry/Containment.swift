extension Path {
  /// Whether a point is inside, or on the edge within a millionth. Open subpaths count as closed (F9.7).
  public func contains(_ point: Point, rule: FillRule) -> Bool {
    var winding = 0
    var crossings = 0
    var onEdge = false
    func edge(_ a: Point, _ b: Point) {
      let cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      let within =
        point.x >= min(a.x, b.x) - 1e-6 && point.x <= max(a.x, b.x) + 1e-6
        && point.y >= min(a.y, b.y) - 1e-6 && point.y <= max(a.y, b.y) + 1e-6
      if within, abs(cross) <= 1e-6 * max((b - a).length, 1e-6) { onEdge = true }
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      if (cross > 0) == (b.y > a.y) {
        winding += b.y > a.y ? 1 : -1
        crossings += 1
      }
    }
    for line in flattened(tolerance: 0.01) {
      for i in line.points.indices.dropFirst() { edge(line.points[i - 1], line.points[i]) }
      if let first = line.points.first, let last = line.points.last { edge(last, first) }
    }
    if onEdge { return true }
    return rule == .nonZero ? winding != 0 : crossings % 2 == 1
  }

  /// Adds a circle's arc that touches the lines from the current point to `tangent1` and on to
  /// `tangent2`, with a line leading to it; lines in one direction give the line alone (F9.5).
  public mutating func addArc(tangent1: Point, tangent2: Point, radius: Double) {
    guard let from = currentPoint else { return }
    let a = from - tangent1
    let b = tangent2 - tangent1
    let cross = a.x * b.y - a.y * b.x
    guard a.length > 0, b.length > 0, abs(cross) > 1e-12 * a.length * b.length, radius > 0 else {
      elements.append(.line(tangent1))
      return
    }
    let cosine = (a.x * b.x + a.y * b.y) / (a.length * b.length)
    let half = Mathematics.acos(max(-1, min(1, cosine))) / 2
    let distance = radius / Mathematics.tan(half)
    let begin = tangent1 + a * (distance / a.length)
    let bisector = a * (1 / a.length) + b * (1 / b.length)
    let center = tangent1 + bisector * (radius / Mathematics.sin(half) / bisector.length)
    let start = Mathematics.atan2(begin.y - center.y, begin.x - center.x)
    let sweep = (Double.pi - 2 * half) * (cross > 0 ? -1 : 1)
    elements.append(.line(begin))
    var arc = Path()
    arc.addArc(center: center, radius: radius, start: start, sweep: sweep)
    elements += arc.elements.dropFirst()
  }
}
