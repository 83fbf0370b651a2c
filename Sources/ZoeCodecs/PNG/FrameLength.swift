/// A frame's length as an APNG says it: a fraction of two whole numbers. Seconds.
struct FrameLength: Equatable, Sendable {
  let numerator: Int
  let denominator: Int
  /// The largest number that either may be.
  static let longest = 65_535

  /// The least exact fraction for a rate such as 60 or 29.97; the nearest where there is none.
  ///
  /// - Parameter fps: Above 0, up to 1,000.
  init(fps: Double) {
    precondition(fps > 0 && fps <= 1000, "a clip plays 0 to 1,000 frames a second")
    var best = (numerator: 1, denominator: 1, error: Double.infinity)
    for numerator in 1...2000 {
      let denominator = (fps * Double(numerator)).rounded()
      guard (1...Double(FrameLength.longest)).contains(denominator) else { continue }
      let error = (denominator / Double(numerator) / fps - 1).magnitude
      if error < best.error - 1e-12 { best = (numerator, Int(denominator), error) }
      if error < 1e-12 { break }
    }
    numerator = best.numerator
    denominator = best.denominator
  }

  /// How many frames' time one picture can stand.
  var mostFrames: Int { max(1, FrameLength.longest / numerator) }
}
