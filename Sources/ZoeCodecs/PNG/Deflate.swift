import CPNG

/// zlib's streams, as PNG keeps its rows in.
enum Deflate {
  /// - Parameters:
  ///   - level: 1 (fast) … 9 (small).
  ///   - filtered: Whether the bytes are differences, which zlib then codes rather than matches.
  static func compress(
    _ bytes: [UInt8], level: Int32, filtered: Bool
  ) throws(CodecError) -> [UInt8] {
    var stream = z_stream()
    let strategy = filtered ? Z_FILTERED : Z_DEFAULT_STRATEGY
    let status = deflateInit2_(
      &stream, level, Z_DEFLATED, 15, 9, strategy, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { throw failure(status) }
    defer { deflateEnd(&stream) }
    guard bytes.count < 1 << 31 else {
      throw .notEncodable(format: "PNG", reason: "more than 2 GB of pixels")
    }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var source = bytes
    var ended = Z_OK
    let packed = source.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { target, used in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(bound)
        ended = deflate(&stream, Z_FINISH)
        used = bound - Int(stream.avail_out)
      }
    }
    guard ended == Z_STREAM_END else { throw failure(ended) }
    return packed
  }

  /// The check sum of a PNG chunk, over the whole of its type and payload.
  static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(crc32(0, $0.baseAddress, UInt32($0.count))) }
  }

  private static func failure(_ status: Int32) -> CodecError {
    .notEncodable(format: "PNG", reason: "zlib says \(status)")
  }
}
