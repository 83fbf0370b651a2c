/// The distinct pixels of a picture or a clip, while there are at most 255; one place more is for clear.
public struct FewColors: Sendable {
  /// Premultiplied pixels in the order of the palette: by rising opacity, then by colour. The first is
  /// clear.
  private(set) var words: [UInt32] = [0]
  private(set) var isExceeded = false
  /// Whether the place for clear is to be told, though no pixel may be clear.
  var offersClear = true
  private(set) var hasClear = false
  /// Pixel of each slot, and its place in the palette; `used` tells an empty slot from a clear pixel.
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var places = [UInt8](repeating: 0, count: 1024)
  private var used = [Bool](repeating: false, count: 1024)

  private static let limit = 256

  init() { _ = insert(0) }

  /// Counts a pixel in; nothing changes once there are too many.
  mutating func add(_ word: UInt32) {
    if word == 0 { hasClear = true }
    guard !isExceeded, insert(word) else { return }
    words.append(word)
    isExceeded = words.count > FewColors.limit
  }

  /// Gives every pixel its place. Call once, when all are counted.
  mutating func order() {
    words.sort { $0 >> 24 == $1 >> 24 ? $0 < $1 : $0 >> 24 < $1 >> 24 }
    for (place, word) in words.enumerated() { places[slot(of: word)] = UInt8(place) }
  }

  /// The opacities of the first colours, to the last that is not opaque.
  var alphas: [UInt8] {
    let alphas = words.map { UInt8($0 >> 24) }.filter { $0 != 255 }
    return alphas == [0] && !offersClear ? [] : alphas
  }

  func place(of word: UInt32) -> UInt8 { places[slot(of: word)] }

  @inline(__always)
  private func slot(of word: UInt32) -> Int {
    var slot = Int((word &* 2_654_435_761) >> 22)
    while used[slot], keys[slot] != word { slot = (slot + 1) & 1023 }
    return slot
  }

  /// - Returns: Whether the pixel is new.
  private mutating func insert(_ word: UInt32) -> Bool {
    let slot = slot(of: word)
    guard !used[slot] else { return false }
    used[slot] = true
    keys[slot] = word
    return true
  }
}
