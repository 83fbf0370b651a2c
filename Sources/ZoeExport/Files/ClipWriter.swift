import ZoeCodecs
import ZoeFilm
import ZoeRaster

/// What was written.
public struct Output: Equatable, Sendable {
  public var path: String
  public var format: OutputFormat
  /// Pixels.
  public var width = 0
  public var height = 0
  /// Pixels to a point.
  public var scale = 1.0
  public var frames = 0
  public var fps = 0.0
  /// Seconds.
  public var duration = 0.0
  /// How often it plays; 0 is for ever.
  public var loop = 0
  public var bytes = 0
  /// Over pixels, not over the file.
  public var digest: UInt64 = 0
  /// The instants of a still or a sheet. Seconds.
  public var times: [Double] = []
  /// Of a GIF: the mean squared error of its colours before any mixing.
  public var colorError: Double?
  /// Of a GIF: the share of its pixels that are off by a visible step, 0…1.
  public var banding: Double?
  /// Of a GIF: whether colours are mixed.
  public var dithers: Bool?

  public init(path: String, format: OutputFormat) {
    self.path = path
    self.format = format
  }
}

/// Writes a clip's frames as a GIF, an animated PNG, a folder of PNG files or a file of digests.
public struct ClipWriter: Sendable {
  public let renderer: FrameRenderer
  public let grid: FrameGrid
  /// How often a GIF or an animated PNG plays; 0 is for ever.
  public var loops = 0
  /// The most colours of a GIF, 2…256; one place of 256 is for clear.
  public var colors = 256
  public var dither = Dither.auto

  public init(_ renderer: FrameRenderer, _ grid: FrameGrid) {
    self.renderer = renderer
    self.grid = grid
  }

  /// - Parameter progress: Called after each frame with how many are done, of how many.
  public func write(
    _ format: OutputFormat, to path: String, progress: (Int, Int) -> Void
  ) throws -> Output {
    var output = Output(path: path, format: format)
    output.width = renderer.width
    output.height = renderer.height
    output.scale = renderer.scale
    output.frames = grid.count
    output.fps = grid.fps
    output.duration = grid.duration
    output.loop = loops
    var digests = FrameDigests()
    let done = { progress($0, grid.count) }
    switch format {
    case .gif: output.bytes = try writeGIF(to: path, &output, &digests, done)
    case .apng: output.bytes = try writeAPNG(to: path, &digests, done)
    case .frames: output.bytes = try writeFolder(path, &digests, done)
    case .digests: output.bytes = try writeDigests(to: path, &digests, done)
    case .png, .film, .dump: preconditionFailure("\(format.rawValue) is not a clip")
    }
    output.digest = digests.whole
    return output
  }

  private func writeGIF(
    to path: String, _ output: inout Output, _ digests: inout FrameDigests, _ done: (Int) -> Void
  ) throws -> Int {
    // The palette needs every frame before the first can be written.
    var kept = KeptFrames()
    var census = ColorCensus()
    renderer.forEach(grid.times) { index, bitmap in
      digests.add(bitmap.digest)
      if kept.add(bitmap) { census.add(bitmap.pixels) }
      done(index + 1)
    }
    let palette = Palette(census, limit: min(colors, 255), dither: dither)
    output.colorError = palette.meanSquaredError
    output.banding = palette.banding
    output.dithers = palette.dithers
    var encoder = try GIFEncoder(
      width: renderer.width, height: renderer.height, palette: palette, loops: loops)
    let delays = GIFDelays.even(frames: grid.count, fps: grid.fps)
    try kept.forEach(from: renderer, times: grid.times) { index, bitmap in
      try encoder.add(bitmap.pixels, delay: delays[index])
    }
    let bytes = try encoder.finish()
    try WholeFile.write(bytes, to: path)
    return bytes.count
  }

  private func writeAPNG(
    to path: String, _ digests: inout FrameDigests, _ done: (Int) -> Void
  ) throws -> Int {
    // The head says how all frames stand for colours.
    var kept = KeptFrames()
    var colors = ClipColors()
    renderer.forEach(grid.times) { index, bitmap in
      digests.add(bitmap.digest)
      if kept.add(bitmap) { colors.add(bitmap.pixels) }
      done(index + 1)
    }
    var encoder = try APNGEncoder(
      width: renderer.width, height: renderer.height, layout: colors.layout, fps: grid.fps,
      loops: loops)
    try kept.forEach(from: renderer, times: grid.times) { _, bitmap in
      try encoder.add(bitmap.pixels)
    }
    let bytes = try encoder.finish()
    try WholeFile.write(bytes, to: path)
    return bytes.count
  }

  private func writeFolder(
    _ path: String, _ digests: inout FrameDigests, _ done: (Int) -> Void
  ) throws -> Int {
    var total = 0
    try WholeFile.folder(path) { write in
      try renderer.forEach(grid.times) { index, bitmap in
        digests.add(bitmap.digest)
        let bytes = try PNG.encode(
          width: bitmap.width, height: bitmap.height, premultipliedBGRA: bitmap.pixels)
        total += bytes.count
        let number = String(index)
        let zeros = String(repeating: "0", count: max(0, 4 - number.count))
        try write("frame-\(zeros)\(number).png", bytes)
        done(index + 1)
      }
    }
    return total
  }

  private func writeDigests(
    to path: String, _ digests: inout FrameDigests, _ done: (Int) -> Void
  ) throws -> Int {
    renderer.forEach(grid.times) { index, bitmap in
      digests.add(bitmap.digest)
      done(index + 1)
    }
    let bytes = Array(digests.text(times: grid.times).utf8)
    try WholeFile.write(bytes, to: path)
    return bytes.count
  }
}
