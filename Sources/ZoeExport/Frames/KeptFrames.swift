import ZoeRaster

/// A clip's frames between two passes: in memory as far as a budget goes, rendered again beyond it.
struct KeptFrames {
  /// Bytes. A 10 s clip of a phone's screen at 1x is 670 MB; most clips fit.
  private static let budget = 512 << 20

  private var frames: [Bitmap] = []
  private var bytes = 0
  private var count = 0
  private var last: Bitmap?

  /// - Returns: Whether the frame differs from the one before.
  mutating func add(_ bitmap: Bitmap) -> Bool {
    let changed = last?.pixels != bitmap.pixels
    if changed { last = bitmap }
    guard frames.count == count, let last else { return changed }
    count += 1
    if changed { bytes += bitmap.pixels.count }
    // Equal frames share their storage and cost nothing.
    if bytes <= KeptFrames.budget { frames.append(last) }
    return changed
  }

  /// Every frame in order.
  func forEach(
    from renderer: FrameRenderer, times: [Double], _ body: (Int, Bitmap) throws -> Void
  ) throws {
    for (index, bitmap) in frames.enumerated() { try body(index, bitmap) }
    let start = frames.count
    guard start < times.count else { return }
    try renderer.forEach(Array(times[start...])) { index, bitmap in
      try body(start + index, bitmap)
    }
  }
}
