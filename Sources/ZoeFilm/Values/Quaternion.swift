import ZoeGeometry

/// A turn in space, of length 1; x, y and z are the axis.
struct Quaternion: Equatable {
  var v: SIMD4<Double>

  /// The turn whose matrix has these rows, for row vectors.
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    // The largest of the four is found first: its square root is far from 0.
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      v = [(b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4]
    } else if a.x > b.y && a.x > c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      v = [s / 4, (a.y + b.x) / s, (c.x + a.z) / s, (b.z - c.y) / s]
    } else if b.y > c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      v = [(a.y + b.x) / s, s / 4, (b.z + c.y) / s, (c.x - a.z) / s]
    } else {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      v = [(c.x + a.z) / s, (b.z + c.y) / s, s / 4, (a.y - b.x) / s]
    }
  }

  /// The rows of the turn's matrix, for row vectors.
  var rows: [SIMD3<Double>] {
    let (x, y, z, w) = (v.x, v.y, v.z, v.w)
    return [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }

  /// The turn a share of the way to another, at an even speed and the shorter way round.
  func turned(to other: Quaternion, _ share: Double) -> Quaternion {
    var result = self
    var dot = (v * other.v).sum()
    var target = other.v
    if dot < 0 {
      dot = -dot
      target = -target
    }
    if dot > 1 - 1e-12 {
      result.v += (target - v) * share  // the same turn, but for rounding
      return result
    }
    let sine = (1 - dot * dot).squareRoot()
    let angle = Mathematics.atan2(sine, dot)
    let from = Mathematics.sin((1 - share) * angle) / sine
    let to = Mathematics.sin(share * angle) / sine
    result.v = v * from + target * to
    return result
  }
}
