import ZoeGeometry

extension TimingCurve {
  /// The curve's height at a place on the time axis.
  ///
  /// - Parameter progress: 0…1; what lies outside counts as the nearer end.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch self {
    case .linear: return x
    case .cubic(let c1, let c2):
      if x == 0 || x == 1 { return x }
      let t = TimingCurve.parameter(x: x, c1.x, c2.x)
      return TimingCurve.bezier(t, c1.y, c2.y)
    }
  }

  /// The coordinate of a Bézier from 0 to 1 with two inner control coordinates.
  static func bezier(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  /// Solves `bezier(t) = x` by Newton's steps inside a shrinking bracket.
  ///
  /// Control coordinates in 0…1 make the curve rise, so there is one root; with others the bracket
  /// still ends at one. 64 halvings pass the resolution of a double.
  private static func parameter(x: Double, _ c1: Double, _ c2: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = bezier(t, c1, c2) - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let s = 1 - t
      let slope = 3 * s * s * c1 + 6 * s * t * (c2 - c1) + 3 * t * t * (1 - c2)
      let newton = slope > 1e-9 ? t - error / slope : -1
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == t || abs(next - t) < 1e-15 { return next }
      t = next
    }
    return t
  }
}
