/// Counts the colours of a clip, and later names each by its place in the palette.
///
/// Colours are 0xRRGGBB; a pixel that is less than half opaque counts as clear. An open-addressed table
/// keeps exact colours while there are at most 262,144 of them; beyond that the lowest bit of every
/// channel is dropped, as often as it takes. The order of the frames alone decides the result.
public struct ColorCensus: Sendable {
  /// Colour + 1 of each slot; 0 is an empty one.
  var keys: [UInt32]
  /// How many pixels have the slot's colour; after `name(_:)` its palette index.
  var values: [UInt32]
  private(set) var count = 0
  private(set) var hasClear = false
  /// Which bits of a colour are told apart.
  private var mask: UInt32 = 0xFF_FFFF

  static let clear: UInt32 = 0x100_0000
  private static let limit = 1 << 18

  public init() {
    keys = [UInt32](repeating: 0, count: 1 << 12)
    values = [UInt32](repeating: 0, count: 1 << 12)
  }

  /// Adds every pixel of a frame of premultiplied BGRA bytes.
  public mutating func add(_ pixels: [UInt8]) {
    pixels.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      var index = 0
      while index < words.count {
        let word = words[index]
        var end = index + 1
        while end < words.count, words[end] == word { end += 1 }
        let color = ColorCensus.color(of: word)
        if color == ColorCensus.clear {
          hasClear = true
        } else {
          add(color & mask, UInt32(end - index))
        }
        index = end
      }
    }
  }

  /// The straight colour of a premultiplied pixel, or `clear`.
  @inline(__always)
  static func color(of word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word & 0xFF_FFFF }
    if alpha < 128 { return clear }
    let red = straight(word >> 16 & 255, alpha: alpha)
    let green = straight(word >> 8 & 255, alpha: alpha)
    return red << 16 | green << 8 | straight(word & 255, alpha: alpha)
  }

  /// The distinct colours and how often each occurs, by rising colour.
  var colors: [(color: UInt32, count: UInt32)] {
    var all: [(color: UInt32, count: UInt32)] = []
    for slot in keys.indices where keys[slot] != 0 { all.append((keys[slot] - 1, values[slot])) }
    all.sort { $0.color < $1.color }
    return all
  }

  /// Turns counts into names, or names into others.
  ///
  /// - Parameter rename: Is given a colour and what stands for it.
  mutating func name(_ rename: (UInt32, UInt32) -> UInt32) {
    for slot in keys.indices where keys[slot] != 0 {
      values[slot] = rename(keys[slot] - 1, values[slot])
    }
  }

  /// What stands for a colour; nil where it was never counted.
  @inline(__always)
  func value(of color: UInt32) -> UInt32? {
    let key = (color & mask) + 1
    var slot = home(key)
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  @inline(__always)
  private func home(_ key: UInt32) -> Int {
    Int((key &* 2_654_435_761) >> 8) & (keys.count - 1)
  }

  private mutating func add(_ color: UInt32, _ times: UInt32) {
    let key = color + 1
    var slot = home(key)
    while keys[slot] != 0 {
      if keys[slot] == key {
        values[slot] =
          values[slot].addingReportingOverflow(times).overflow
          ? .max : values[slot] + times
        return
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = key
    values[slot] = times
    count += 1
    if count > ColorCensus.limit { mask = mask << 1 & mask & 0xFE_FEFE }
    if count > ColorCensus.limit || count * 2 > keys.count { rebuild() }
  }

  private mutating func rebuild() {
    let (oldKeys, oldValues) = (keys, values)
    let size = count > ColorCensus.limit ? keys.count : keys.count * 2
    keys = [UInt32](repeating: 0, count: size)
    values = [UInt32](repeating: 0, count: size)
    count = 0
    for slot in oldKeys.indices where oldKeys[slot] != 0 {
      add((oldKeys[slot] - 1) & mask, oldValues[slot])
    }
  }
}
