/// What all pixels of a clip have in common, which decides how they are best written without loss.
public struct ClipColors: Sendable {
  private var few = FewColors()
  private var isOpaque = true
  /// A bit for each colour that occurs in some opaque pixel.
  private var seen: [UInt64] = []
  private var last: UInt32?

  public init() {}

  /// Adds every pixel of a frame of premultiplied BGRA bytes.
  public mutating func add(_ pixels: [UInt8]) {
    pixels.withUnsafeBytes { raw in
      for word in raw.bindMemory(to: UInt32.self) where word != last {
        last = word
        if !few.isExceeded {
          few.add(word)
          if few.isExceeded { startSeen() }
        }
        if word >> 24 != 255 { isOpaque = false }
        if few.isExceeded, isOpaque { mark(word) }
      }
    }
  }

  /// Indices where there are few colours, else red, green and blue, with opacity where it is needed.
  public var layout: PixelLayout {
    if !few.isExceeded {
      var ordered = few
      ordered.order()
      return .exact(ordered)
    }
    return isOpaque ? .rgb(key: unused) : .rgba
  }

  private mutating func startSeen() {
    seen = [UInt64](repeating: 0, count: 1 << 18)
    for word in few.words where word != 0 { mark(word) }
  }

  private mutating func mark(_ word: UInt32) {
    seen[Int(word >> 6 & 0x3_FFFF)] |= 1 << UInt64(word & 63)
  }

  /// The least colour that no pixel has.
  private var unused: UInt32? {
    guard let place = seen.firstIndex(where: { $0 != .max }) else { return nil }
    return UInt32(place * 64 + (~seen[place]).trailingZeroBitCount)
  }
}
