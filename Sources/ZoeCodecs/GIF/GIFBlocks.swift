/// The bytes of a GIF file as they grow, block by block.
struct GIFBlocks {
  private(set) var bytes = Array("GIF89a".utf8)
  private let clear: UInt8
  private let packer: GIFPacker

  /// - Parameters:
  ///   - colors: 0xRRGGBB, at most 255.
  ///   - clear: The index that means clear, after them.
  ///   - loops: How often the clip plays; 0 is for ever.
  init(width: Int, height: Int, colors: [UInt32], clear: UInt8, loops: Int) {
    self.clear = clear
    var bits = 1
    while 1 << bits < colors.count + 1 { bits += 1 }
    // A picture's codes begin with at least two bits.
    packer = GIFPacker(bits: max(2, bits))
    bytes += little16(width) + little16(height)
    bytes += [UInt8(0x80 | 7 << 4 | (bits - 1)), clear, 0]
    for place in 0..<(1 << bits) {
      let color = place < colors.count ? colors[place] : 0
      bytes += [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    if loops != 1 {
      // The block counts repetitions after the first showing; 0 is for ever.
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      bytes += [3, 1] + little16(loops == 0 ? 0 : loops - 1) + [0]
    }
  }

  /// One picture, laid over what stands.
  ///
  /// - Parameters:
  ///   - indices: One a pixel, rows of the rectangle from the top.
  ///   - shown: What stands there; empty where the picture must not rely on it.
  ///   - delay: 1/100 s, 0…65535.
  ///   - hasClear: Whether the indices themselves say clear.
  ///   - erases: Whether the rectangle is cleared before the next picture.
  mutating func putImage(
    _ indices: [UInt8], over shown: [UInt8], in rectangle: PixelRectangle, delay: Int,
    hasClear: Bool, erases: Bool
  ) throws(CodecError) {
    let (width, height) = (rectangle.width, rectangle.height)
    var data = try packer.pack(indices, width: width, height: height)
    var usesClear = false
    if zip(indices, shown).contains(where: ==) {
      // A pixel that stays as it was may be clear: long runs of one index are short.
      let sparse = zip(indices, shown).map { $0 == $1 ? clear : $0 }
      let other = try packer.pack(sparse, width: width, height: height)
      if other.count < data.count { (data, usesClear) = (other, true) }
    }
    let control = UInt8((erases ? 2 : 1) << 2 | (usesClear || hasClear ? 1 : 0))
    bytes += [0x21, 0xF9, 4, control] + little16(delay) + [usesClear || hasClear ? clear : 0, 0]
    bytes.append(0x2C)
    for side in [rectangle.x, rectangle.y, rectangle.width, rectangle.height] {
      bytes += little16(side)
    }
    bytes.append(0)
    bytes += data
  }

  /// Ends the file; nothing may follow.
  mutating func close() { bytes.append(0x3B) }
}

private func little16(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
