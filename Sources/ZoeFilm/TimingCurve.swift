import ZoeGeometry

/// How progress is eased: a curve from (0, 0) to (1, 1).
public enum TimingCurve: Equatable, Hashable, Sendable {
  case linear
  /// A cubic Bézier with these two inner control points; their y may leave 0…1.
  case cubic(Point, Point)

  public static let easeIn = TimingCurve.cubic(Point(0.42, 0), Point(1, 1))
  public static let easeOut = TimingCurve.cubic(Point(0, 0), Point(0.58, 1))
  public static let easeInEaseOut = TimingCurve.cubic(Point(0.42, 0), Point(0.58, 1))
  /// Core Animation's "default" (facts row F1.5).
  public static let standard = TimingCurve.cubic(Point(0.25, 0.1), Point(0.25, 1))
}
