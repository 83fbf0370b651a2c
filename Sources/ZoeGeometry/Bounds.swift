extension Path {
  /// The box around every point, control points too; nil for an empty path.
  public var controlBounds: Rect? {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p):
        box.add(c)
        box.add(p)
      case .cubic(let c1, let c2, let p):
        box.add(c1)
        box.add(c2)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The box around the points that the path passes; nil for an empty path.
  public var bounds: Rect? {
    var box = Box()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p): current = p
      case .quad(let c, let p):
        for t in Path.turns(current.x - c.x, p.x - c.x) + Path.turns(current.y - c.y, p.y - c.y) {
          box.add(current.mixed(with: c, t).mixed(with: c.mixed(with: p, t), t))
        }
        current = p
      case .cubic(let c1, let c2, let p):
        let times =
          Path.turns(current.x, c1.x, c2.x, p.x) + Path.turns(current.y, c1.y, c2.y, p.y)
        for t in times { box.add(Path.point(t, current, c1, c2, p)) }
        current = p
      case .close: current = start
      }
      box.add(current)
    }
    return box.rect
  }

  /// A cubic's point at its parameter.
  public static func point(_ t: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Point
  {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// Where a quadratic with these distances from its control value turns.
  private static func turns(_ a: Double, _ b: Double) -> [Double] {
    let t = a / (a + b)
    return t > 0 && t < 1 ? [t] : []
  }

  /// Where a cubic in one coordinate turns.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      roots = [-c / b]
    } else if b * b - 4 * a * c >= 0 {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// A box that grows around points.
struct Box {
  private var low = Point(.infinity, .infinity)
  private var high = Point(-.infinity, -.infinity)

  mutating func add(_ p: Point) {
    low = Point(min(low.x, p.x), min(low.y, p.y))
    high = Point(max(high.x, p.x), max(high.y, p.y))
  }

  var rect: Rect? {
    low.x <= high.x && low.y <= high.y
      ? Rect(low.x, low.y, high.x - low.x, high.y - low.y) : nil
  }
}
