/// The one palette of a clip, with the index of every colour that was counted.
///
/// Up to 255 distinct colours are kept exactly; more are brought down by `MedianCut`. One place more is
/// kept for clear pixels, which also stand for "as in the frame before".
public struct Palette: Sendable {
  /// 0xRRGGBB, by rising index.
  public let colors: [UInt32]
  /// The index of clear pixels, directly after the colours.
  public var clearIndex: UInt8 { UInt8(colors.count) }
  /// Whether some pixel of the clip is clear.
  public let hasClear: Bool
  /// The mean squared error of all channels of the clip's pixels, before any mixing. 0 is exact.
  public let meanSquaredError: Double
  /// The share of the clip's pixels that are off by a visible step, before any mixing. 0…1.
  public let banding: Double
  /// Whether colours are mixed.
  public let dithers: Bool
  /// A colour's index, the one to mix in, and how many of 64 pixels have that: 8 bits each.
  private let census: ColorCensus

  /// - Parameter limit: The most colours to keep, 1…255.
  public init(_ census: ColorCensus, limit: Int = 255, dither: Dither = .auto) {
    precondition((1...255).contains(limit), "a palette holds 1 to 255 colours and one clear place")
    var census = census
    let counted = census.colors
    let colors = counted.count <= limit ? counted.map(\.color) : MedianCut.palette(counted, limit)
    var (total, squares, banded) = (0.0, 0.0, 0.0)
    let visible = Dither.visibleStep * Dither.visibleStep
    census.name { color, count in
      let index = Palette.nearest(color, in: colors)
      let error = Palette.distance(color, colors[index])
      total += Double(count)
      squares += Double(count) * Double(error)
      if error > visible { banded += Double(count) }
      return UInt32(index)
    }
    meanSquaredError = total > 0 ? squares / total / 3 : 0
    banding = total > 0 ? banded / total : 0
    switch dither {
    case .none: dithers = false
    case .ordered: dithers = squares > 0
    case .auto: dithers = banding > Dither.bandingLimit
    }
    if dithers {
      let least = dither == .auto ? visible : 0
      census.name { color, index in
        guard Palette.distance(color, colors[Int(index)]) > least else { return index }
        let partner = Dither.partner(of: color, nearest: Int(index), in: colors)
        return index | UInt32(partner.index) << 8 | partner.share << 16
      }
    }
    self.colors = colors
    self.census = census
    hasClear = census.hasClear
  }

  /// The palette index of each pixel of premultiplied BGRA bytes.
  ///
  /// - Parameter width: Pixels of a row.
  public func indices(of pixels: [UInt8], width: Int) -> [UInt8] {
    pixels.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      return [UInt8](unsafeUninitializedCapacity: words.count) { target, used in
        var last: UInt32 = 0
        var name = UInt32(clearIndex)
        for index in words.indices {
          let word = words[index]
          if word != last {
            last = word
            name = self.name(of: ColorCensus.color(of: word))
          }
          if name > 255 {
            let threshold = Dither.thresholds[index / width % 8 * 8 + index % width % 8]
            target[index] = UInt8(threshold < name >> 16 ? name >> 8 & 255 : name & 255)
          } else {
            target[index] = UInt8(name)
          }
        }
        used = words.count
      }
    }
  }

  private func name(of color: UInt32) -> UInt32 {
    if color == ColorCensus.clear { return UInt32(clearIndex) }
    return census.value(of: color) ?? UInt32(Palette.nearest(color, in: colors))
  }

  /// The first of the nearest colours, by squared distance in RGB.
  private static func nearest(_ color: UInt32, in colors: [UInt32]) -> Int {
    var best = 0
    var least = Int32.max
    for index in colors.indices {
      let distance = distance(color, colors[index])
      if distance < least { (best, least) = (index, distance) }
      if distance == 0 { break }
    }
    return best
  }

  /// Squared.
  @inline(__always)
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int32 {
    let red = Int32(a >> 16 & 255) - Int32(b >> 16 & 255)
    let green = Int32(a >> 8 & 255) - Int32(b >> 8 & 255)
    let blue = Int32(a & 255) - Int32(b & 255)
    return red * red + green * green + blue * blue
  }
}
