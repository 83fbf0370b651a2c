/// The functions that a machine's own library rounds in its own way: ours give the same bits
/// everywhere, since they are sums and products of doubles alone. Errors stay within a few ulps.
public enum Mathematics {
  // π/2 in three parts, the first two with spare low bits, so that k times them is exact for |k| < 2^20.
  private static let halfPiHigh = 1.5707963267341256
  private static let halfPiMiddle = 6.0771005063039e-11
  private static let halfPiLow = 2.0222662487959506e-21

  /// Angles in radians; not a number for infinite ones. Beyond 2^20 quarter turns precision is lost.
  public static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }

  public static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }

  public static func tan(_ x: Double) -> Double {
    let both = sineAndCosine(x)
    return both.sine / both.cosine
  }

  public static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let quarter = (x / (Double.pi / 2)).rounded()
    let r =
      abs(quarter) < 1_048_576
      ? x - quarter * halfPiHigh - quarter * halfPiMiddle - quarter * halfPiLow
      : x.remainder(dividingBy: Double.pi / 2)
    let s = sineNearZero(r)
    let c = cosineNearZero(r)
    switch quarter.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (c, -s)
    case 2, -2: return (-s, -c)
    case 3, -1: return (-c, s)
    default: return (s, c)
    }
  }

  private static func sineNearZero(_ r: Double) -> Double {
    let q = r * r
    var sum = 0.0
    for n in [16.0, 14, 12, 10, 8, 6, 4, 2] { sum = (1 + sum) * -q / (n * (n + 1)) }
    return r + r * sum
  }

  private static func cosineNearZero(_ r: Double) -> Double {
    let q = r * r
    var sum = 0.0
    for n in [17.0, 15, 13, 11, 9, 7, 5, 3, 1] { sum = (1 + sum) * -q / (n * (n + 1)) }
    return 1 + sum
  }

  /// The angle of (x, y) from the x axis, −π…π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    if y == 0 {
      let half = x.sign == .minus ? Double.pi : 0
      return y.sign == .minus ? -half : half
    }
    if x.isInfinite || y.isInfinite {
      return atan2(
        y.isInfinite ? (y < 0 ? -1 : 1) : (y < 0 ? -0.0 : 0.0),
        x.isInfinite ? (x < 0 ? -1 : 1) : 0)
    }
    let first =
      abs(y) <= abs(x) ? atanUpToOne(abs(y) / abs(x)) : .pi / 2 - atanUpToOne(abs(x) / abs(y))
    let angle = x < 0 ? Double.pi - first : first
    return y < 0 ? -angle : angle
  }

  /// For 0…1: halved twice by tan a/2 = t / (1 + √(1 + t²)), then a series that ends at 1e-17.
  private static func atanUpToOne(_ t: Double) -> Double {
    var r = t / (1 + (1 + t * t).squareRoot())
    r = r / (1 + (1 + r * r).squareRoot())
    let q = r * r
    var sum = 0.0
    var n = 23.0
    while n > 1 {
      sum = -q * (1 / n + sum)
      n -= 2
    }
    return 4 * (r + r * sum)
  }

  public static func atan(_ x: Double) -> Double { atan2(x, 1) }

  public static func acos(_ x: Double) -> Double {
    x < -1 || x > 1 ? .nan : atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }

  public static func asin(_ x: Double) -> Double {
    x < -1 || x > 1 ? .nan : atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  private static let ln2High = 0.6931471803691238
  private static let ln2Low = 1.9082149292705877e-10

  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.2 { return 0 }
    let k = (x / (ln2High + ln2Low)).rounded()
    let r = x - k * ln2High - k * ln2Low
    var sum = 0.0
    for n in [14.0, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] { sum = r / n * (1 + sum) }
    let half = (k / 2).rounded(.down)
    // Two steps, since one factor alone may leave the range while the product does not.
    return (1 + sum) * powerOfTwo(half) * powerOfTwo(k - half)
  }

  private static func powerOfTwo(_ k: Double) -> Double {
    Double(sign: .plus, exponent: Int(k), significand: 1)
  }

  /// The natural logarithm; not a number below 0, minus infinity at 0.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    let s = (m - 1) / (m + 1)
    let q = s * s
    var sum = 0.0
    var n = 23.0
    while n > 1 {
      sum = q * (1 / n + sum)
      n -= 2
    }
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }

  /// x to the power y; whole y up to 2^20 by repeated squaring, others through `exp` and `log`.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if y == y.rounded(), abs(y) < 1_048_576 {
      var result = 1.0
      var base = x
      var n = UInt32(abs(y))
      while n > 0 {
        if n & 1 == 1 { result *= base }
        base *= base
        n >>= 1
      }
      return y < 0 ? 1 / result : result
    }
    if x < 0 { return .nan }
    if x == 0 { return y < 0 ? .infinity : 0 }
    return exp(y * log(x))
  }
}
