import CPNG

/// PNG files through libpng's simplified interface, which reports errors without longjmp.
public enum PNG {
  /// A PNG of 8 bits a channel in sRGB: RGB where every pixel is opaque, else RGBA.
  ///
  /// Rows are written without filters: on flat frames that is both smaller and faster than libpng's
  /// adaptive choice (35 ms and 102 KB against 79 ms and 163 KB for a 3x frame).
  /// The file holds no time and no name, so equal pixels are equal files.
  public static func encode(
    width: Int, height: Int, premultipliedBGRA pixels: [UInt8]
  ) throws(CodecError) -> [UInt8] {
    try checkSize(width: width, height: height, bytes: pixels.count)
    let opaque = isOpaque(pixels)
    let samples = opaque ? rgb(pixels) : straightRGBA(pixels)
    let channels = opaque ? 3 : 4
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | (opaque ? 0 : UInt32(PNG_FORMAT_FLAG_ALPHA))
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    // Incompressible rows cost zlib under 0.1 % and libpng 12 bytes per 8 KB chunk.
    let raw = (width * channels + 1) * height
    var size = raw + raw / 128 + 4096
    var bytes = [UInt8](repeating: 0, count: size)
    let written = bytes.withUnsafeMutableBytes { target in
      png_image_write_to_memory(&image, target.baseAddress, &size, 0, samples, 0, nil)
    }
    defer { png_image_free(&image) }
    guard written != 0 else { throw .notEncodable(format: "PNG", reason: message(of: image)) }
    return Array(bytes[..<size])
  }

  /// The pixels of any PNG: other depths and colour types are converted to 8 bit sRGB.
  public static func decode(_ bytes: [UInt8]) throws(CodecError) -> PixelImage {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let result = bytes.withUnsafeBytes { source -> PixelImage? in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return nil
      }
      image.format =
        UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
        | UInt32(PNG_FORMAT_FLAG_BGR)
      let (width, height) = (Int(image.width), Int(image.height))
      guard width <= 65_535, height <= 65_535 else { return nil }
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
      premultiply(&pixels)
      return PixelImage(width: width, height: height, pixels: pixels)
    }
    guard let result else { throw .notDecodable(format: "PNG", reason: message(of: image)) }
    return result
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func isOpaque(_ pixels: [UInt8]) -> Bool {
    var all: UInt8 = 255
    for index in stride(from: 3, to: pixels.count, by: 4) { all &= pixels[index] }
    return all == 255
  }

  private static func rgb(_ pixels: [UInt8]) -> [UInt8] {
    let count = pixels.count / 4
    return [UInt8](unsafeUninitializedCapacity: count * 3) { target, used in
      for index in 0..<count {
        target[index * 3] = pixels[index * 4 + 2]
        target[index * 3 + 1] = pixels[index * 4 + 1]
        target[index * 3 + 2] = pixels[index * 4]
      }
      used = count * 3
    }
  }

  private static func straightRGBA(_ pixels: [UInt8]) -> [UInt8] {
    var samples = [UInt8](repeating: 0, count: pixels.count)
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 0 {
      let alpha = UInt32(pixels[index + 3])
      samples[index] = UInt8(straight(UInt32(pixels[index + 2]), alpha: alpha))
      samples[index + 1] = UInt8(straight(UInt32(pixels[index + 1]), alpha: alpha))
      samples[index + 2] = UInt8(straight(UInt32(pixels[index]), alpha: alpha))
      samples[index + 3] = pixels[index + 3]
    }
    return samples
  }

  private static func premultiply(_ pixels: inout [UInt8]) {
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 255 {
      let alpha = pixels[index + 3]
      for channel in 0..<3 {
        pixels[index + channel] = premultiplied(pixels[index + channel], alpha: alpha)
      }
    }
  }
}
