import ZoeRaster

/// The pixels of a clip as numbers: one a frame, and one for all.
public struct FrameDigests: Equatable, Sendable {
  public private(set) var frames: [UInt64] = []
  /// FNV-1a over the frames' digests, little end first.
  public private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ digest: UInt64) {
    frames.append(digest)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      whole = (whole ^ (digest >> shift & 255)) &* 0x100_0000_01B3
    }
  }

  /// 16 hexadecimal digits.
  public static func text(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// One line a frame: its number, its time and its digest.
  public func text(times: [Double]) -> String {
    var text = ""
    for (index, digest) in frames.enumerated() {
      let number = String(index)
      let zeros = String(repeating: "0", count: max(0, 4 - number.count))
      let time = TimeText.decimal(times[index], places: 4)
      text += "\(zeros)\(number) \(time) \(FrameDigests.text(digest))\n"
    }
    return text
  }
}
