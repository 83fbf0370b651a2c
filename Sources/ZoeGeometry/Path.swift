/// One step of a path. Points are in the path's own space.
public enum PathElement: Equatable, Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quad(control: Point, end: Point)
  case cubic(control1: Point, control2: Point, end: Point)
  case close
}

/// A list of subpaths as Core Graphics keeps it: every subpath begins with a move.
public struct Path: Equatable, Hashable, Sendable {
  public var elements: [PathElement]

  public init(_ elements: [PathElement] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// A closed rectangle: left top, right top, right bottom, left bottom (facts row F9.3).
  public static func rect(_ r: Rect) -> Path {
    Path([
      .move(Point(r.minX, r.minY)), .line(Point(r.maxX, r.minY)),
      .line(Point(r.maxX, r.maxY)), .line(Point(r.minX, r.maxY)), .close,
    ])
  }

  public func transformed(by t: Affine) -> Path {
    if t == .identity { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .quad(let control, let end): .quad(control: t.apply(control), end: t.apply(end))
        case .cubic(let c1, let c2, let end):
          .cubic(control1: t.apply(c1), control2: t.apply(c2), end: t.apply(end))
        case .close: .close
        }
      })
  }
}

/// How overlapping windings count as inside.
public enum FillRule: UInt8, Equatable, Hashable, Sendable { case nonZero, evenOdd }

/// The shape of an open stroke's ends.
public enum LineCap: UInt8, Equatable, Hashable, Sendable { case butt, round, square }

/// The shape of a stroke's corners.
public enum LineJoin: UInt8, Equatable, Hashable, Sendable { case miter, round, bevel }

/// How a path is stroked, in the path's own space.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The line's full width. Points; 0 or less draws nothing.
  public var width = 1.0
  public var cap = LineCap.butt
  public var join = LineJoin.miter
  /// The greatest ratio of miter length to width before a miter becomes a bevel.
  public var miterLimit = 10.0
  /// Lengths of dashes and gaps in turn, points; empty is a solid line.
  public var dash: [Double] = []
  /// How far into the pattern the line starts. Points.
  public var dashPhase = 0.0
  /// The drawn part as fractions of the arc length over all subpaths (facts row F9.2), 0…1.
  public var start = 0.0
  public var end = 1.0

  public init() {}
}
