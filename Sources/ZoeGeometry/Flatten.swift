/// A subpath as straight lines.
public struct Polyline: Equatable, Sendable {
  public var points: [Point]
  public var isClosed: Bool

  public init(points: [Point], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// Every subpath as straight lines that stay within `tolerance` of the curves.
  ///
  /// A curve is cut into equal steps of its parameter, as many as its second differences ask for, so
  /// the same curve always gives the same points. A closed line does not repeat its first point.
  ///
  /// - Parameters:
  ///   - tolerance: In the path's own unit; above 0.
  ///   - fewestSteps: The least number of lines for a curve; 1…2000.
  public func flattened(tolerance: Double, fewestSteps: Int = 1) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    var start = Point.zero
    func end(closed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func begin() { if points.isEmpty { points = [start] } }
    for element in elements {
      switch element {
      case .move(let p):
        end(closed: false)
        start = p
        points = [p]
      case .line(let p):
        begin()
        points.append(p)
      case .quad(let c, let p):
        begin()
        let from = points[points.count - 1]
        Path.flatten(
          from, from.mixed(with: c, 2.0 / 3), p.mixed(with: c, 2.0 / 3), p, tolerance, fewestSteps,
          into: &points)
      case .cubic(let c1, let c2, let p):
        begin()
        Path.flatten(points[points.count - 1], c1, c2, p, tolerance, fewestSteps, into: &points)
      case .close:
        end(closed: true)
      }
    }
    end(closed: false)
    return lines
  }

  /// The distance of a chord of 1/n of a cubic from it is at most the larger second difference · 6 / 8 / n².
  private static func flatten(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, _ tolerance: Double,
    _ fewest: Int, into points: inout [Point]
  ) {
    let d1 = (p0 - p1 * 2 + p2).length
    let d2 = (p1 - p2 * 2 + p3).length
    let wanted = (0.75 * max(d1, d2) / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? max(fewest, Int(min(wanted, 2000))) : fewest
    for i in stride(from: 1, to: count, by: 1) {
      points.append(point(Double(i) / Double(count), p0, p1, p2, p3))
    }
    points.append(p3)
  }
}
