import ZoeGeometry

/// One instant, ready to draw: what every pixel and page backend reads. Device pixels, y down.
public struct DisplayList: Equatable, Sendable {
  /// Pixels.
  public var width: Int
  public var height: Int
  public var background: Color?
  public var items: [DisplayItem] = []

  public init(width: Int, height: Int, background: Color? = nil) {
    self.width = width
    self.height = height
    self.background = background
  }
}

/// A step of drawing. Groups nest: `beginGroup … [beginMask … endMask] … endGroup`.
public enum DisplayItem: Equatable, Sendable {
  case shape(ShapeItem)
  /// What follows, up to its `endGroup`, is composited as one.
  case beginGroup(GroupStyle)
  /// Directly after `beginGroup`: the items up to `endMask` make the mask, whose alpha multiplies the
  /// finished group.
  case beginMask
  case endMask
  case endGroup
}

public struct GroupStyle: Equatable, Sendable {
  /// 0…1.
  public var opacity = 1.0
  /// Confines the group to a path in device pixels, antialiased; nil for no clip.
  public var clip: Path?
  /// What the finished group throws on what is below it.
  public var shadow: GroupShadow?

  public init() {}
}

/// A blurred silhouette below a group (facts section 7).
public struct GroupShadow: Equatable, Sendable {
  /// Its alpha is the shadow's strength.
  public var color: Color
  /// Device pixels.
  public var offset: Point
  /// Of the Gaussian, which is cut off at twice this (facts row F7.2). Device pixels.
  public var sigma: Double
  /// The silhouette, in device pixels; nil for the group's own alpha.
  public var path: Path?

  public init(color: Color, offset: Point, sigma: Double, path: Path? = nil) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.path = path
  }
}

/// A path filled or stroked with a paint.
public struct ShapeItem: Equatable, Sendable {
  public var path: Path
  /// From the path's space to device pixels.
  public var transform: Affine
  public var mode: PaintMode
  public var paint: Paint

  public init(path: Path, transform: Affine, mode: PaintMode, paint: Paint) {
    self.path = path
    self.transform = transform
    self.mode = mode
    self.paint = paint
  }
}

public enum PaintMode: Equatable, Sendable {
  case fill(FillRule)
  /// In the path's own space: a transform that is not a similarity also distorts the pen.
  case stroke(StrokeStyle)
}

public enum Paint: Equatable, Sendable {
  case solid(Color)
  indirect case gradient(GradientPaint)
}

/// Colours by place. Outside start and end the end colours go on (facts row F6.6).
public struct GradientPaint: Equatable, Sendable {
  public var kind: GradientKind
  /// By rising location, at least two. Blended straight, in encoded sRGB (facts row F6.3).
  public var stops: [GradientStop]
  /// In gradient space, usually the unit square of a layer's bounds.
  public var start: Point
  public var end: Point
  /// From gradient space to device pixels.
  public var transform: Affine

  public init(
    kind: GradientKind, stops: [GradientStop], start: Point, end: Point, transform: Affine
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.transform = transform
  }
}

public struct GradientStop: Equatable, Sendable {
  public var location: Double
  public var color: Color

  public init(_ location: Double, _ color: Color) {
    self.location = location
    self.color = color
  }
}
