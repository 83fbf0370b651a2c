/// Whether colours that a palette lacks are mixed from two that it has.
///
/// The pattern is ordered and fixed to the canvas: a pixel that keeps its colour keeps its index, so
/// that nothing flickers and still parts stay unwritten.
public enum Dither: String, Sendable, CaseIterable {
  /// Only the colours that are off by a visible step, and only where such bands fill enough of the clip.
  case auto
  case none
  case ordered

  /// The least distance in RGB that is seen as a step. 0…255 a channel.
  static let visibleStep: Int32 = 12
  /// The share of the clip's pixels that may be off by a visible step before `auto` mixes colours.
  static let bandingLimit = 0.05

  /// Thresholds 0…63 of an 8×8 square, each once, neighbours far apart (Bayer's order).
  static let thresholds: [UInt32] = (0..<64).map { place in
    let (x, y) = (UInt32(place % 8), UInt32(place / 8))
    var threshold: UInt32 = 0
    for bit: UInt32 in 0..<3 {
      let pair = ((x ^ y) >> bit & 1) << 1 | y >> bit & 1
      threshold |= pair << (4 - 2 * bit)
    }
    return threshold
  }

  /// The colour to mix in, and how many of 64 pixels have it, so that the mean comes nearest while the two
  /// stay close to one another.
  static func partner(
    of color: UInt32, nearest: Int, in colors: [UInt32]
  ) -> (index: Int, share: UInt32) {
    func channel(_ color: UInt32, _ shift: UInt32) -> Float { Float(color >> shift & 255) }
    var best = (index: nearest, share: UInt32(0))
    var least = Float.infinity
    let base = colors[nearest]
    let shifts: [UInt32] = [16, 8, 0]
    for index in colors.indices {
      var (dot, length, distance): (Float, Float, Float) = (0, 0, 0)
      for shift in shifts {
        let step = channel(colors[index], shift) - channel(base, shift)
        let error = channel(color, shift) - channel(base, shift)
        dot += step * error
        length += step * step
        distance += error * error
      }
      let share = index == nearest ? 0 : min(0.5, max(0, dot / length))
      let left = distance - 2 * share * dot + share * share * length
      // A tenth of the mix's own variance: exact means of far colours look worse than near ones.
      let cost = left + 0.1 * share * (1 - share) * length
      if cost < least { (least, best) = (cost, (index, UInt32((share * 64).rounded()))) }
    }
    return best
  }
}
