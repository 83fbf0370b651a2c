import ZoeGeometry

/// What an animatable property can hold. One boundary in QuartzCore turns Swift's and Foundation's
/// types into these; below it nothing is `Any`.
public enum Value: Equatable, Sendable {
  case number(Double)
  /// A switch: it does not blend (facts row F3.3).
  case flag(Bool)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// nil is "no colour", which is not the same as a clear one (facts row F3.3).
  case color(Color?)
  case colors([Color])
  case numbers([Double])
  indirect case transform(Matrix4)
  case path(Path?)
  /// An image, or nothing, by its number in the film's assets.
  case image(ImageID?)
}

/// The kinds of `Value`, which decide how two of them blend.
public enum ValueKind: UInt8, Equatable, Sendable {
  case number, flag, point, size, rect, color, colors, numbers, transform, path, image
}
