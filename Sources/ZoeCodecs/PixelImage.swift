/// A decoded picture: premultiplied BGRA bytes, rows from the top without padding.
public struct PixelImage: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A premultiplied component back to a straight one, to the nearest value.
///
/// - Parameter alpha: 1…255.
@inline(__always)
func straight(_ component: UInt32, alpha: UInt32) -> UInt32 {
  min(255, (component * 255 + alpha / 2) / alpha)
}

/// A straight component premultiplied, to the nearest value.
@inline(__always)
func premultiplied(_ component: UInt8, alpha: UInt8) -> UInt8 {
  UInt8((UInt32(component) * UInt32(alpha) + 127) / 255)
}

/// Refuses sizes that do not fit the bytes. Sides of up to 65,535 pixels are more than any output needs.
func checkSize(width: Int, height: Int, bytes: Int) throws(CodecError) {
  guard (1...65_535).contains(width), (1...65_535).contains(height), bytes == width * height * 4
  else { throw .badSize(width: width, height: height, bytes: bytes) }
}
