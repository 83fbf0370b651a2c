import CPNG

/// PNG files: written by us through zlib, read by libpng's simplified interface, which reports errors
/// without longjmp.
public enum PNG {
  /// zlib's own default, between its fastest, 1, and its smallest, 9.
  static let level: Int32 = 6

  /// A PNG of 8 bits a sample in sRGB: indexed where there are few colours, RGB where every pixel is
  /// opaque, else RGBA; rows filtered as suits the picture.
  ///
  /// The file holds no time and no name, so equal pixels are equal files.
  public static func encode(
    width: Int, height: Int, premultipliedBGRA pixels: [UInt8]
  ) throws(CodecError) -> [UInt8] {
    try checkSize(width: width, height: height, bytes: pixels.count)
    var colors = ClipColors()
    colors.add(pixels)
    let layout = colors.layout.withoutKey
    var file = PNGChunks()
    file.putHead(width: width, height: height, layout: layout)
    file.putColors(layout)
    let samples = layout.samples(of: pixels)
    file.put("IDAT", try packed(samples, width: width, height: height, layout))
    file.put("IEND")
    return file.bytes
  }

  /// The filtered and compressed rows of a picture.
  static func packed(
    _ samples: [UInt8], width: Int, height: Int, _ layout: PixelLayout
  ) throws(CodecError) -> [UInt8] {
    let pixel = layout.bytesPerPixel
    let filter = try PNGFilter.best(
      for: samples, rowBytes: width * pixel, pixel: pixel, height: height)
    let rows = filter.apply(
      to: samples, rowBytes: width * pixel, pixel: pixel, rows: 0..<height)
    return try Deflate.compress(rows, level: level, filtered: filter != .none)
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

  private static func premultiply(_ pixels: inout [UInt8]) {
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 255 {
      let alpha = pixels[index + 3]
      for channel in 0..<3 {
        pixels[index + channel] = premultiplied(pixels[index + channel], alpha: alpha)
      }
    }
  }
}
