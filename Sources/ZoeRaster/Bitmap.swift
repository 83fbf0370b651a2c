import ZoeGeometry

/// Pixels: premultiplied B, G, R, A bytes in encoded sRGB, rows from the top, no padding.
public struct Bitmap: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt8]

  /// A transparent bitmap; a size below 0 counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// Tells bitmaps apart: of the size and every byte.
  public var digest: UInt64 {
    var hash = Hash64()
    hash.add(UInt64(width))
    hash.add(UInt64(height))
    hash.add(pixels)
    return hash.value
  }
}
