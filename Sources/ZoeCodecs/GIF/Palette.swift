/// The one palette of a clip, with the index of every colour that was counted.
///
/// Up to 255 distinct colours are kept exactly; more are brought down by `MedianCut`. Nothing is
/// dithered: error diffusion makes flat frames larger and less like the original. One place more is
/// kept for clear pixels, which also stand for "as in the frame before".
public struct Palette: Sendable {
  /// 0xRRGGBB, by rising index.
  public let colors: [UInt32]
  /// The index of clear pixels, directly after the colours.
  public var clearIndex: UInt8 { UInt8(colors.count) }
  /// Whether some pixel of the clip is clear.
  public let hasClear: Bool
  private let census: ColorCensus

  /// - Parameter limit: The most colours to keep, 1…255.
  public init(_ census: ColorCensus, limit: Int = 255) {
    precondition((1...255).contains(limit), "a palette holds 1 to 255 colours and one clear place")
    var census = census
    let counted = census.colors
    let colors = counted.count <= limit ? counted.map(\.color) : MedianCut.palette(counted, limit)
    census.name { color in UInt32(Palette.nearest(color, in: colors)) }
    self.colors = colors
    self.census = census
    hasClear = census.hasClear
  }

  /// The palette index of each pixel of premultiplied BGRA bytes.
  public func indices(of pixels: [UInt8], width: Int) -> [UInt8] {
    let clear = clearIndex
    return pixels.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      return [UInt8](unsafeUninitializedCapacity: words.count) { target, used in
        var last: UInt32 = 0
        var lastIndex = clear
        for index in words.indices {
          let word = words[index]
          if word != last {
            last = word
            lastIndex = self.index(of: ColorCensus.color(of: word))
          }
          target[index] = lastIndex
        }
        used = words.count
      }
    }
  }

  private func index(of color: UInt32) -> UInt8 {
    if color == ColorCensus.clear { return clearIndex }
    if let known = census.value(of: color) { return UInt8(known) }
    return UInt8(Palette.nearest(color, in: colors))
  }

  /// The first of the nearest colours, by squared distance in RGB.
  private static func nearest(_ color: UInt32, in colors: [UInt32]) -> Int {
    var best = 0
    var least = Int32.max
    for index in colors.indices {
      let red = Int32(color >> 16 & 255) - Int32(colors[index] >> 16 & 255)
      let green = Int32(color >> 8 & 255) - Int32(colors[index] >> 8 & 255)
      let blue = Int32(color & 255) - Int32(colors[index] & 255)
      let distance = red * red + green * green + blue * blue
      if distance < least { (best, least) = (index, distance) }
      if distance == 0 { break }
    }
    return best
  }
}
