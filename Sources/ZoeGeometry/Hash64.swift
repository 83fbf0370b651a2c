/// A running 64-bit digest of bytes and words; for telling values apart, not for security.
public struct Hash64: Sendable {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var count: UInt64 = 0

  public init() {}

  /// Takes in eight bytes at once.
  public mutating func add(_ word: UInt64) {
    // Odd constants of the golden ratio and of √2: each step can be undone, so no word is lost.
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state = (state << 29 | state >> 35) &+ 0x6A09_E667_F3BC_C909
    count &+= 1
  }

  public mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Takes in bytes, eight to a little-endian word; their number counts too.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index + 8 <= raw.count {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      var last: UInt64 = 0
      while index < raw.count {
        last = last << 8 | UInt64(raw[index])
        index += 1
      }
      add(last)
    }
    add(UInt64(bytes.count))
  }

  /// The digest of all that was added.
  public var value: UInt64 {
    var v = state ^ count
    v = (v ^ (v >> 32)) &* 0xD6E8_FEB8_6659_FD93
    v = (v ^ (v >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return v ^ (v >> 32)
  }
}
