/// A place, or a displacement, in a plane. Points or pixels, as the owner says.
public struct Point: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

  /// The distance from the origin, in the point's own unit.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The point a share of the way to another; 0 is here, 1 is there.
  public func mixed(with other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}

/// A width and a height. Points or pixels, as the owner says.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(0, 0)
}

/// An axis-parallel rectangle; the y axis points down.
public struct Rect: Equatable, Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  public static let zero = Rect(0, 0, 0, 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
  }

  /// The part that both cover; empty, at `zero`, where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > x && bottom > y ? Rect(x, y, right - x, bottom - y) : .zero
  }

  public func insetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(minX + dx, minY + dy, size.width - 2 * dx, size.height - 2 * dy)
  }
}
