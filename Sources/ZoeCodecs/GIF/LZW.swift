/// GIF's compression: codes of growing width for strings of indices that were seen before.
///
/// A pixel that stays as it was may be written as its own index or as clear. Which one is decided pixel by
/// pixel, by what goes on with the string at hand: never larger than either alone by more than a few codes,
/// and mostly smaller than both.
struct LZW {
  /// A slot holds the string before, its next index and the code of both: 12, 8 and 12 bits. 0 is empty.
  private var table = [UInt32](repeating: 0, count: 1 << 13)
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0
  private var width: UInt32 = 0
  private var next: UInt32 = 0
  private let bits: UInt32

  private static let full: UInt32 = 1 << 12

  /// - Parameter bits: Of an index, 2…8.
  init(bits: Int) { self.bits = UInt32(bits) }

  /// - Parameters:
  ///   - shown: What stands at each pixel; empty where nothing may stay.
  ///   - clear: The index that lets what stands through.
  /// - Returns: A picture's data as it is in the file, from the width to the empty block; and whether
  ///   something is clear.
  mutating func compress(
    _ indices: [UInt8], over shown: [UInt8], clear: UInt8
  ) -> (data: [UInt8], usesClear: Bool) {
    bytes = []
    bytes.reserveCapacity(indices.count / 4 + 64)
    (pending, pendingBits) = (0, 0)
    width = bits + 1
    restart()
    var usesClear = false
    indices.withUnsafeBufferPointer { new in
      shown.withUnsafeBufferPointer { old in
        var code: UInt32 = 0
        for place in new.indices {
          let index = new[place]
          let stays = !old.isEmpty && old[place] == index
          let first = stays ? clear : index
          if place == 0 {
            code = UInt32(first)
            usesClear = stays
            continue
          }
          if let longer = find(code, first) {
            code = longer
            if stays { usesClear = true }
            continue
          }
          if stays, let longer = find(code, index) {
            code = longer
            continue
          }
          put(code)
          insert(code, first)
          if stays { usesClear = true }
          code = UInt32(first)
        }
        put(code)
      }
    }
    put(1 << bits + 1)
    if pendingBits > 0 { bytes.append(UInt8(pending & 255)) }
    return (blocks(), usesClear)
  }

  @inline(__always)
  private func find(_ code: UInt32, _ index: UInt8) -> UInt32? {
    let key = code << 8 | UInt32(index)
    var slot = LZW.home(key)
    while table[slot] != 0 {
      if table[slot] >> 12 == key { return table[slot] & 0xFFF }
      slot = (slot + 1) & 0x1FFF
    }
    return nil
  }

  @inline(__always)
  private mutating func insert(_ code: UInt32, _ index: UInt8) {
    guard next < LZW.full else {
      restart()
      return
    }
    let key = code << 8 | UInt32(index)
    var slot = LZW.home(key)
    while table[slot] != 0 { slot = (slot + 1) & 0x1FFF }
    table[slot] = key << 12 | next
    next += 1
  }

  @inline(__always)
  private static func home(_ key: UInt32) -> Int { Int((key &* 2_654_435_761) >> 19) }

  /// Forgets all strings, and says so.
  private mutating func restart() {
    put(1 << bits)
    width = bits + 1
    next = 1 << bits + 2
    table.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  @inline(__always)
  private mutating func put(_ code: UInt32) {
    pending |= code << pendingBits
    pendingBits += width
    while pendingBits >= 8 {
      bytes.append(UInt8(pending & 255))
      pending >>= 8
      pendingBits -= 8
    }
    if next == 1 << width, width < 12 { width += 1 }
  }

  private func blocks() -> [UInt8] {
    var data: [UInt8] = [UInt8(bits)]
    data.reserveCapacity(bytes.count + bytes.count / 255 + 4)
    var place = 0
    while place < bytes.count {
      let end = min(place + 255, bytes.count)
      data.append(UInt8(end - place))
      data.append(contentsOf: bytes[place..<end])
      place = end
    }
    data.append(0)
    return data
  }
}
