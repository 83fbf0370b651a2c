/// The bytes of a PNG file as they grow, chunk by chunk.
struct PNGChunks {
  private(set) var bytes: [UInt8] = PNGChunks.signature

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// - Parameter type: Four letters.
  mutating func put(_ type: String, _ payload: [UInt8] = []) {
    bytes += PNGChunks.big32(payload.count)
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += payload
    bytes += PNGChunks.big32(Int(Deflate.crc(bytes[start...])))
  }

  /// The head of a file: its size, and how samples stand for colours. Colours are in sRGB.
  mutating func putHead(width: Int, height: Int, layout: PixelLayout) {
    put(
      "IHDR",
      PNGChunks.big32(width) + PNGChunks.big32(height) + [8, layout.colorType, 0, 0, 0])
    put("sRGB", [0])
  }

  /// The colours of an indexed file and what is clear.
  mutating func putColors(_ layout: PixelLayout) {
    let (colors, alphas) = layout.colorChunks
    if !colors.isEmpty { put("PLTE", colors) }
    if !alphas.isEmpty { put("tRNS", alphas) }
  }

  /// Writes over the payload of a chunk that was put before.
  ///
  /// - Parameter offset: Where the chunk begins.
  mutating func replace(at offset: Int, _ payload: [UInt8]) {
    bytes.replaceSubrange((offset + 8)..<(offset + 8 + payload.count), with: payload)
    let end = offset + 8 + payload.count
    let sum = Deflate.crc(bytes[(offset + 4)..<end])
    bytes.replaceSubrange(end..<(end + 4), with: PNGChunks.big32(Int(sum)))
  }

  static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func big16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
