import ZoeGeometry

/// The colour space in which `render(in:)` blends gradients: Generic RGB, with a power of 1.801 (facts
/// row F6.2).
enum GenericRGB {
  private typealias Row = (Double, Double, Double)

  /// How many pieces stand for the way between two stops: a straight piece is within 1/5 of a level.
  private static let pieces = 24
  private static let power = 1.801

  /// Linear sRGB to linear Generic RGB, fitted to four of Apple's pictures with white kept white: within
  /// 0.9 of a level on all of them, where the profile's own primaries are up to 2.8 off.
  private static let rows: (Row, Row, Row) = (
    (0.97437, 0.02783, -0.00220), (-0.01999, 1.05342, -0.03343), (0.00052, 0.00099, 0.99849)
  )
  private static let back = inverse(rows)

  /// Stops between which blending straight in sRGB is what blending the given ones in Generic RGB is.
  static func refined(_ stops: [GradientStop]) -> [GradientStop] {
    guard let first = stops.first else { return [] }
    var last = (stop: first, color: encoded(first.color))
    var result = [GradientStop(first.location, decoded(last.color))]
    for stop in stops.dropFirst() {
      let color = encoded(stop.color)
      let count = color == last.color || stop.location == last.stop.location ? 1 : pieces
      for piece in 1...count {
        let share = Double(piece) / Double(count)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let mixed = Color(
          mix(last.color.red, color.red), mix(last.color.green, color.green),
          mix(last.color.blue, color.blue), mix(last.color.alpha, color.alpha))
        result.append(GradientStop(mix(last.stop.location, stop.location), decoded(mixed)))
      }
      last = (stop, color)
    }
    return result
  }

  /// From sRGB; colours beyond the space are clamped to it, which turns pure red to (255, 38, 0).
  private static func encoded(_ c: Color) -> Color {
    let v = product(rows, (linear(c.red), linear(c.green), linear(c.blue)))
    func code(_ x: Double) -> Double { x > 0 ? Mathematics.pow(min(x, 1), 1 / power) : 0 }
    return Color(code(v.0), code(v.1), code(v.2), c.alpha)
  }

  private static func decoded(_ c: Color) -> Color {
    func light(_ x: Double) -> Double { x > 0 ? Mathematics.pow(x, power) : 0 }
    let v = product(back, (light(c.red), light(c.green), light(c.blue)))
    return Color(gamma(v.0), gamma(v.1), gamma(v.2), c.alpha)
  }

  private static func linear(_ x: Double) -> Double {
    x <= 0.04045 ? x / 12.92 : Mathematics.pow((x + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ x: Double) -> Double {
    let v = min(max(x, 0), 1)
    return v <= 0.0031308 ? v * 12.92 : 1.055 * Mathematics.pow(v, 1 / 2.4) - 0.055
  }

  private static func product(_ m: (Row, Row, Row), _ v: Row) -> Row {
    func dot(_ r: Row) -> Double { r.0 * v.0 + r.1 * v.1 + r.2 * v.2 }
    return (dot(m.0), dot(m.1), dot(m.2))
  }

  private static func inverse(_ m: (Row, Row, Row)) -> (Row, Row, Row) {
    let (a, b, c) = m
    func cross(_ u: Row, _ v: Row) -> Row {
      (u.1 * v.2 - u.2 * v.1, u.2 * v.0 - u.0 * v.2, u.0 * v.1 - u.1 * v.0)
    }
    let (x, y, z) = (cross(b, c), cross(c, a), cross(a, b))
    let d = a.0 * x.0 + a.1 * x.1 + a.2 * x.2
    return (
      (x.0 / d, y.0 / d, z.0 / d), (x.1 / d, y.1 / d, z.1 / d), (x.2 / d, y.2 / d, z.2 / d)
    )
  }
}
