/// A bitmap. Its size is known and its pixels are kept; nothing draws them yet.
public final class CGImage: @unchecked Sendable {
  public let width: Int
  public let height: Int
  /// Premultiplied BGRA, rows from the top; empty where only the size is known.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8] = []) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public func copy() -> CGImage? { CGImage(width: width, height: height, pixels: pixels) }
}
