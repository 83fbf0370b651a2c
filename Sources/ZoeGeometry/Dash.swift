extension [Polyline] {
  /// More dashes than any picture shows; a finer pattern is drawn as a solid line.
  private static var mostDashes: Double { 100_000 }

  /// The lines cut into dashes (facts row F9.7).
  ///
  /// An odd pattern is used twice, lengths count by their size and one that sums to 0 draws nothing.
  /// The pattern begins again with each line; a closed line's last dash does not join its first. A
  /// dash of length 0 is a line of two equal points.
  public func dashed(_ dash: [Double], phase: Double) -> [Polyline] {
    if dash.isEmpty { return self }
    let lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { abs($0) }
    var sum = 0.0
    var total = 0.0
    for length in lengths { sum += length }
    for line in self { total += line.length }
    guard sum > 0, sum.isFinite, phase.isFinite, total.isFinite else { return [] }
    if total / sum * Double(lengths.count) > Self.mostDashes { return self }
    var offset = phase.truncatingRemainder(dividingBy: sum)
    if offset < 0 { offset += sum }
    var result: [Polyline] = []
    for line in self { line.addDashes(lengths, offset: offset, to: &result) }
    return result
  }
}

extension Polyline {
  fileprivate func addDashes(_ lengths: [Double], offset: Double, to result: inout [Polyline]) {
    var index = 0
    var left = offset
    while left > 0 && left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - left
    let points = opened.points
    guard var here = points.first else { return }
    var dash: [Point] = index % 2 == 0 ? [here] : []
    for next in points.dropFirst() {
      var step = (next - here).length
      while step > rest {
        here = here.mixed(with: next, rest / step)
        step -= rest
        if index % 2 == 0 {
          result.append(Polyline(points: dash + [here]))
          dash = []
        } else {
          dash = [here]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= step
      here = next
      if index % 2 == 0 { dash.append(next) }
    }
    if dash.count > 1 { result.append(Polyline(points: dash)) }
  }
}
