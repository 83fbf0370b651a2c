import ZoeFilm
import ZoeRaster

/// Many instants on one picture, each with its time beneath it.
public struct SheetWriter: Sendable {
  public let film: Film
  /// Pixels of the whole sheet.
  public let width: Int
  public let jobs: Int
  /// Which of Apple's renderers to follow.
  public let profile: Profile

  public init(_ film: Film, width: Int, jobs: Int, profile: Profile = .screen) {
    self.film = film
    self.width = width
    self.jobs = jobs
    self.profile = profile
  }

  private static let surround: UInt32 = 0xFF2B_2B2E
  private static let ink: UInt32 = 0xFFE8_E8EA
  /// The two tones beneath clear pixels, and the side of their squares.
  private static let tones: (UInt32, UInt32) = (0xFFFF_FFFF, 0xFFD9_D9DC)
  private static let square = 8

  public func write(
    _ format: OutputFormat, times: [Double], to path: String, progress: (Int, Int) -> Void
  ) throws -> Output {
    let size = film.canvas.size
    let layout = SheetLayout(count: times.count, width: width, aspect: size.height / size.width)
    let scale = Double(layout.tileWidth) / size.width
    var sheet = [UInt32](repeating: SheetWriter.surround, count: layout.width * layout.height)
    let renderer = FrameRenderer(film, scale: scale, jobs: jobs, profile: profile)
    renderer.forEach(times) { index, bitmap in
      let origin = layout.origin(of: index)
      SheetWriter.place(bitmap, at: origin, on: &sheet, layout)
      SheetWriter.caption(TimeText.seconds(times[index]), under: origin, on: &sheet, layout)
      progress(index + 1, times.count)
    }
    var picture = Bitmap(width: layout.width, height: layout.height)
    picture.pixels = sheet.withUnsafeBytes { Array($0) }
    return try StillWriter.write(picture, scale: scale, times: times, format, to: path)
  }

  private static func place(
    _ bitmap: Bitmap, at origin: (x: Int, y: Int), on sheet: inout [UInt32], _ layout: SheetLayout
  ) {
    let (width, height) = (
      min(bitmap.width, layout.tileWidth), min(bitmap.height, layout.tileHeight)
    )
    bitmap.pixels.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      for y in 0..<height where origin.y + y < layout.height {
        for x in 0..<width where origin.x + x < layout.width {
          let isFirst = (x / square + y / square) % 2 == 0
          sheet[(origin.y + y) * layout.width + origin.x + x] =
            over(words[y * bitmap.width + x], isFirst ? tones.0 : tones.1)
        }
      }
    }
  }

  /// A premultiplied pixel over an opaque one.
  private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let rest = 255 - (top >> 24)
    if rest == 0 { return top }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let below = ((bottom >> shift & 255) * rest + 127) / 255
      result |= min(255, (top >> shift & 255) + below) << shift
    }
    return result
  }

  private static func caption(
    _ text: String, under origin: (x: Int, y: Int), on sheet: inout [UInt32], _ layout: SheetLayout
  ) {
    let dot = 2
    for (x, y) in TinyFont.dots(text) {
      for part in 0..<(dot * dot) {
        let column = origin.x + x * dot + part % dot
        let row = origin.y + layout.tileHeight + 4 + y * dot + part / dot
        if column < layout.width, row < layout.height { sheet[row * layout.width + column] = ink }
      }
    }
  }
}
