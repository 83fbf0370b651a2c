import ZoeCodecs
import ZoeRaster

/// Writes one instant, or several on one sheet, as a PNG (or a GIF of one frame).
public struct StillWriter: Sendable {
  public let renderer: FrameRenderer

  public init(_ renderer: FrameRenderer) { self.renderer = renderer }

  public func write(_ format: OutputFormat, at time: Double, to path: String) throws -> Output {
    try StillWriter.write(
      renderer.frame(at: time), scale: renderer.scale, times: [time], format, to: path)
  }

  static func write(
    _ picture: Bitmap, scale: Double, times: [Double], _ format: OutputFormat, to path: String
  ) throws -> Output {
    let (width, height, pixels) = (picture.width, picture.height, picture.pixels)
    var output = Output(path: path, format: format)
    output.width = width
    output.height = height
    output.scale = scale
    output.frames = 1
    output.times = times
    var digests = FrameDigests()
    digests.add(picture.digest)
    output.digest = digests.whole
    let bytes: [UInt8]
    switch format {
    case .png: bytes = try PNG.encode(width: width, height: height, premultipliedBGRA: pixels)
    case .gif:
      var census = ColorCensus()
      census.add(pixels)
      var encoder = try GIFEncoder(width: width, height: height, palette: Palette(census), loops: 1)
      try encoder.add(pixels, delay: 10)
      bytes = try encoder.finish()
    case .apng, .frames, .film, .dump, .digests:
      preconditionFailure("\(format.rawValue) is not a still")
    }
    output.bytes = bytes.count
    try WholeFile.write(bytes, to: path)
    return output
  }
}
