extension Path {
  /// Where the pen is; nil before the first move. After a close it is the subpath's start (facts F9.6).
  public var currentPoint: Point? {
    // Asked for every step that a path grows by, so it looks no further back than it must.
    switch elements.last {
    case nil: nil
    case .move(let p)?, .line(let p)?: p
    case .quad(_, let end)?: end
    case .cubic(_, _, let end)?: end
    case .close?: lastStart
    }
  }

  /// Where the last subpath began.
  private var lastStart: Point {
    for element in elements.reversed() { if case .move(let p) = element { return p } }
    return .zero
  }

  /// Adds an arc of a circle as cubics, one per quarter turn from the start and one for the rest
  /// (facts F9.4): 0 → 2π adds 4, 0 → 0.5 adds 1. A line leads to the arc's start where there is a
  /// current point, else a move does.
  ///
  /// - Parameters:
  ///   - start: Radians from the x axis; positive angles look clockwise, as y points down.
  ///   - clockwise: In Core Graphics' sense: false goes with rising angles.
  public mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, clockwise: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = end - start
    if clockwise {
      // A sweep the wrong way is brought into one turn; a whole turn that way is none.
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      if sweep <= -turn * 1000 { return }
    } else {
      if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn)
        if sweep < 0 { sweep += turn }
      }
      if sweep >= turn * 1000 { return }
    }
    addArc(center: center, radius: radius, start: start, sweep: sweep)
  }

  /// Adds an arc that goes as told: `sweep` radians, either way.
  public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    let unit = Affine(radius, 0, 0, radius, center.x, center.y)
    let first = unit.apply(Point(Mathematics.cos(start), Mathematics.sin(start)))
    elements.append(currentPoint == nil ? .move(first) : .line(first))
    let quarter = Double.pi / 2
    var angle = start
    var left = abs(sweep)
    // The last quarter may miss by an ulp; what is shorter than that is no piece of its own.
    while left > 1e-9 {
      let step = (left < quarter + 1e-9 ? left : quarter) * (sweep < 0 ? -1 : 1)
      elements.append(Path.arcPiece(from: angle, sweep: step, on: unit))
      angle += step
      left -= abs(step)
    }
  }

  private static func arcPiece(from angle: Double, sweep: Double, on unit: Affine) -> PathElement {
    let handle = 4.0 / 3 * Mathematics.tan(sweep / 4)
    let a = Point(Mathematics.cos(angle), Mathematics.sin(angle))
    let b = Point(Mathematics.cos(angle + sweep), Mathematics.sin(angle + sweep))
    return .cubic(
      control1: unit.apply(Point(a.x - handle * a.y, a.y + handle * a.x)),
      control2: unit.apply(Point(b.x + handle * b.y, b.y - handle * b.x)), end: unit.apply(b))
  }
}
