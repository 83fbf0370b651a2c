/// Brings many colours down to few: the box with the largest squared error is cut in two where that
/// helps most, until there are enough boxes.
enum MedianCut {
  typealias Counted = (color: UInt32, count: UInt32)

  /// - Parameter counted: By rising colour, more than `limit`.
  /// - Returns: Distinct colours by rising value, at most `limit`.
  static func palette(_ counted: [Counted], _ limit: Int) -> [UInt32] {
    var colors = counted
    var boxes = [Box(colors[...])]
    while boxes.count < limit {
      guard let widest = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[widest].error > 0
      else { break }
      let range = boxes[widest].range
      let shift = boxes[widest].widestShift
      colors[range].sort { a, b in
        let (left, right) = (a.color >> shift & 255, b.color >> shift & 255)
        return left == right ? a.color < b.color : left < right
      }
      let cut = bestCut(colors[range], shift: shift)
      boxes[widest] = Box(colors[range.lowerBound..<cut])
      boxes.append(Box(colors[cut..<range.upperBound]))
    }
    var palette = boxes.map { $0.representative(colors[$0.range]) }.sorted()
    palette = palette.indices.filter { $0 == 0 || palette[$0] != palette[$0 - 1] }.map {
      palette[$0]
    }
    return palette
  }

  /// Where the two parts' errors along the axis add up to the least; both parts hold something.
  private static func bestCut(_ colors: ArraySlice<Counted>, shift: UInt32) -> Int {
    var total = 0.0
    var sum = 0.0
    for (color, count) in colors {
      total += Double(count)
      sum += Double(count) * Double(color >> shift & 255)
    }
    var best = colors.startIndex + 1
    var most = -1.0
    var (below, belowSum) = (0.0, 0.0)
    for index in colors.startIndex..<(colors.endIndex - 1) {
      let (color, count) = colors[index]
      below += Double(count)
      belowSum += Double(count) * Double(color >> shift & 255)
      let aboveSum = sum - belowSum
      // The squares' sum is the same for every cut, so the least error is the largest of this.
      let gain = belowSum * belowSum / below + aboveSum * aboveSum / (total - below)
      if gain > most { (best, most) = (index + 1, gain) }
    }
    return best
  }

  /// A run of colours that one palette entry stands for.
  private struct Box {
    let range: Range<Int>
    /// The sum of squared distances to the mean, over pixels.
    let error: Double
    /// 16, 8 or 0: the channel with the largest error.
    let widestShift: UInt32

    init(_ colors: ArraySlice<Counted>) {
      range = colors.startIndex..<colors.endIndex
      var sums = (0.0, 0.0, 0.0)
      var squares = (0.0, 0.0, 0.0)
      var total = 0.0
      for (color, count) in colors {
        let weight = Double(count)
        let (red, green, blue) = channels(color)
        total += weight
        sums = (sums.0 + weight * red, sums.1 + weight * green, sums.2 + weight * blue)
        squares.0 += weight * red * red
        squares.1 += weight * green * green
        squares.2 += weight * blue * blue
      }
      let red = squares.0 - sums.0 * sums.0 / total
      let green = squares.1 - sums.1 * sums.1 / total
      let blue = squares.2 - sums.2 * sums.2 / total
      // One colour has no error; what rounding leaves must not make it look divisible.
      error = colors.count < 2 ? 0 : red + green + blue
      widestShift = green >= red && green >= blue ? 8 : (red >= blue ? 16 : 0)
    }

    /// A colour that more than half of the box's pixels have, so that flat areas stay exact; else the mean.
    func representative(_ colors: ArraySlice<Counted>) -> UInt32 {
      var sums = (0.0, 0.0, 0.0)
      var total = 0.0
      for (color, count) in colors {
        let (red, green, blue) = channels(color)
        let weight = Double(count)
        total += weight
        sums = (sums.0 + weight * red, sums.1 + weight * green, sums.2 + weight * blue)
      }
      for (color, count) in colors where Double(count) * 2 > total { return color }
      let red = UInt32((sums.0 / total).rounded())
      return red << 16 | UInt32((sums.1 / total).rounded()) << 8
        | UInt32((sums.2 / total).rounded())
    }
  }

  private static func channels(_ color: UInt32) -> (Double, Double, Double) {
    (Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255))
  }
}
