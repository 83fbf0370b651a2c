/// A plane transform on row vectors, `[x y 1] · M`, with Core Graphics' six names.
public struct Affine: Equatable, Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  public static func translation(_ x: Double, _ y: Double) -> Affine { Affine(1, 0, 0, 1, x, y) }
  public static func scale(_ x: Double, _ y: Double) -> Affine { Affine(x, 0, 0, y, 0, 0) }

  /// This transform first, then `next`.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a * next.a + b * next.c, a * next.b + b * next.d,
      c * next.a + d * next.c, c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  public func apply(_ p: Point) -> Point {
    Point(p.x * a + p.y * c + tx, p.x * b + p.y * d + ty)
  }

  /// The signed factor by which areas grow.
  public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one; nil where it flattens the plane.
  public var inverted: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      d / det, -b / det, -c / det, a / det, (c * ty - d * tx) / det, (b * tx - a * ty) / det)
  }

  /// The bounding box of a transformed rectangle.
  public func bounds(of r: Rect) -> Rect {
    let corners = [
      apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)),
      apply(Point(r.maxX, r.maxY)), apply(Point(r.minX, r.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for p in corners {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
