/// One instance of a variable face: the axes that it is asked for. Axes that a face lacks are ignored
/// and values outside its range are clamped.
public struct FontStyle: Equatable, Hashable, Sendable {
  /// The `wght` axis, 1…1000.
  public var weight = 400.0
  /// The `opsz` axis: the point size that the outlines are drawn for.
  public var opticalSize = 14.0
  /// Whether all digits have one width (`tnum`).
  public var tabularDigits = false

  public init() {}

  /// The coordinate for an axis; the face's own standard where the style says nothing about it.
  func coordinate(of axis: FontAxis) -> Double {
    let wanted: Double
    switch axis.tag {
    case FontAxis.weightTag: wanted = weight
    case FontAxis.opticalSizeTag: wanted = opticalSize
    case _: return axis.standard
    }
    return min(max(wanted, axis.least), axis.greatest)
  }
}

/// An axis of a variable face.
struct FontAxis: Equatable, Sendable {
  var tag: UInt32
  var least: Double
  var standard: Double
  var greatest: Double

  static let weightTag: UInt32 = 0x7767_6874  // wght
  static let opticalSizeTag: UInt32 = 0x6F70_737A  // opsz
}
