import CZoeKernels
import ZoeGeometry

/// The edges of a filled shape in 1/256 of a device pixel.
struct Edges: Sendable {
  private(set) var edges: [zoe_edge] = []
  /// The pixels that may be touched, whether or not the canvas has them.
  private(set) var bounds = PixelRect.empty

  /// How far a line may be from its curve, in pixels: 1/50 moves coverage by 5 levels at the most.
  static let tolerance = 0.02

  /// Coordinates beyond this many pixels are moved to it, so that products fit 64 bits.
  private static let farthest = 2_000_000.0

  /// Nil where a coordinate is not a number.
  init?(_ path: Path, _ transform: Affine) {
    let lines = path.transformed(by: transform).flattened(tolerance: Edges.tolerance)
    self.init(lines, .identity)
  }

  /// A stroke, widened in the path's own space.
  init?(_ path: Path, _ style: StrokeStyle, _ transform: Affine) {
    let scale = max(Point(transform.a, transform.b).length, Point(transform.c, transform.d).length)
    guard scale > 0, scale.isFinite else { return nil }
    self.init(path.strokeOutline(style, tolerance: Edges.tolerance / scale), transform)
  }

  private init?(_ lines: [Polyline], _ transform: Affine) {
    var low = (x: Int32.max, y: Int32.max)
    var high = (x: Int32.min, y: Int32.min)
    edges.reserveCapacity(lines.reduce(0) { $0 + $1.points.count })
    for line in lines where line.points.count > 1 {
      var first: (x: Int32, y: Int32)?
      var last = (x: Int32(0), y: Int32(0))
      for point in line.points {
        let p = transform.apply(point)
        guard !p.x.isNaN, !p.y.isNaN else { return nil }
        let here = (x: Edges.fixed(p.x), y: Edges.fixed(p.y))
        low = (min(low.x, here.x), min(low.y, here.y))
        high = (max(high.x, here.x), max(high.y, here.y))
        if first == nil { first = here } else { add(last, here) }
        last = here
      }
      // Open lines fill as closed ones (facts row F9.7).
      if let first { add(last, first) }
    }
    if edges.isEmpty { return }
    bounds = PixelRect(
      left: low.x >> 8, top: low.y >> 8, right: (high.x + 255) >> 8, bottom: (high.y + 255) >> 8)
  }

  /// Whether the shape is a rectangle over all of `rect`.
  func covers(_ rect: PixelRect) -> Bool {
    guard edges.count == 2 else { return false }
    return edges.allSatisfy { $0.x0 == $0.x1 }
      && edges.contains { $0.x0 <= rect.left * 256 } && edges.contains { $0.x0 >= rect.right * 256 }
      && edges.allSatisfy {
        min($0.y0, $0.y1) <= rect.top * 256 && max($0.y0, $0.y1) >= rect.bottom * 256
      }
  }

  private mutating func add(_ a: (x: Int32, y: Int32), _ b: (x: Int32, y: Int32)) {
    if a.y != b.y { edges.append(zoe_edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y)) }
  }

  /// The nearest 1/256. The sum with 2^29 is above 0, where cutting off is rounding down: `rounded()`
  /// is a call of the C library on a plain x86.
  private static func fixed(_ v: Double) -> Int32 {
    Int32(min(max(v, -farthest), farthest) * 256 + 536_870_912.5) - 536_870_912
  }
}
