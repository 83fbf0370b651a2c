import ZoeGeometry

/// The pixels of a clip as numbers: one a frame, and one for all.
public struct FrameDigests: Sendable {
  public private(set) var frames: [UInt64] = []
  private var hash = Hash64()
  /// Over the frames' digests.
  public var whole: UInt64 { hash.value }

  public init() {}

  public mutating func add(_ digest: UInt64) {
    frames.append(digest)
    hash.add(digest)
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
