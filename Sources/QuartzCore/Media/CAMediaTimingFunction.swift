import ZoeFilm
import ZoeGeometry

/// A curve from (0, 0) to (1, 1). Named ones are shared objects; equal points do not make two
/// functions equal (measured: timing function).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: TimingCurve

  private init(_ curve: TimingCurve) { self.curve = curve }

  public convenience init(name: CAMediaTimingFunctionName) {
    // An initialiser cannot hand out a shared object here; the points are the same.
    self.init(curve: CAMediaTimingFunction.named(name))
  }

  private convenience init(curve: TimingCurve) { self.init(curve) }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .cubic(Point(Double(c1x), Double(c1y)), Point(Double(c2x), Double(c2y)))
  }

  public required init?(coder: NSCoder) { nil }

  /// The curve's four points by number; 0 and 3 are its ends. Other numbers change nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let inner: (Point, Point)
    switch curve {
    case .linear: inner = (Point(0, 0), Point(1, 1))
    case .cubic(let c1, let c2): inner = (c1, c2)
    }
    let points = [Point(0, 0), inner.0, inner.1, Point(1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  private static func named(_ name: CAMediaTimingFunctionName) -> TimingCurve {
    switch name {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInEaseOut: return .easeInEaseOut
    case .default: return .standard
    default:
      World.current.add(
        note: WorldNote(
          code: "ZOE2101", message: "no timing function is named \(name.rawValue); linear is used"))
      return .linear
    }
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
