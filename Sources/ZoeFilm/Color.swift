import ZoeGeometry

/// A colour in extended sRGB, straight alpha, gamma encoded. Components usually 0…1.
public struct Color: Equatable, Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = Color(0, 0, 0, 0)
  public static let black = Color(0, 0, 0, 1)
  public static let white = Color(1, 1, 1, 1)
}
