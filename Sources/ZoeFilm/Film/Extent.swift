/// How long a film has something to show.
public struct Extent: Equatable, Sendable {
  /// The last instant of a change that ends: commits, finite tracks and the beginnings of endless ones; from
  /// then on only what is endless moves. Seconds.
  public var lastChange = 0.0
  /// Whether some track plays for ever.
  public var isEndless = false
  /// After this long every endless track is back where it was; nil where that takes more than 10 s, never
  /// happens, or nothing is endless. A single track's own period counts however long it is. Seconds.
  public var period: Double?

  public init() {}

  /// Longer loops are no use as pictures. Seconds.
  static let longestPeriod = 10.0
  /// Shorter ones cannot be seen, and would take long to multiply. Seconds.
  static let shortestPeriod = 0.001
  /// How far a track may be from its start when the loop closes: below what a frame can show. Seconds.
  static let closeness = 1e-6
}

extension Film {
  /// Where the film's changes end, and whether some never do.
  ///
  /// Only what the last commit leaves in the tree counts beyond it: whatever stopped a track earlier
  /// was a commit. A layer that stands still or plays backwards counts as still.
  public var extent: Extent {
    var extent = Extent()
    extent.lastChange = commits.last?.time ?? 0
    var scene = Scene()
    for commit in commits { scene.apply(commit) }
    var periods: [Double] = []
    var comesBack = true
    for (node, clock) in scene.clocks where clock.rate > 0 {
      for track in node.tracks where node[track.target.property] != nil {
        let last = track.end ?? track.times[0].timing.begin
        let time = (last - clock.shift) / clock.rate
        if time.isFinite { extent.lastChange = max(extent.lastChange, time) }
        if track.end == nil {
          extent.isEndless = true
          if let period = track.period {
            periods.append(period / clock.rate)
          } else {
            comesBack = false
          }
        }
      }
    }
    if comesBack { extent.period = Extent.common(periods) }
    return extent
  }
}

extension Extent {
  /// The least multiple of the longest period that is a multiple of every other one.
  static func common(_ periods: [Double]) -> Double? {
    guard let longest = periods.max(), longest >= shortestPeriod, longest.isFinite else {
      return nil
    }
    var candidate = longest
    var times = 1.0
    while times == 1 || candidate <= longestPeriod + closeness {
      let fits = periods.allSatisfy {
        abs((candidate / $0).rounded() * $0 - candidate) <= closeness
      }
      if fits { return candidate }
      times += 1
      candidate = longest * times
    }
    return nil
  }
}

/// A layer's time as a line: `local = rate · film time + shift`.
struct LayerClock: Equatable {
  var rate = 1.0
  var shift = 0.0

  func inner(_ timing: MediaTiming) -> LayerClock {
    LayerClock(
      rate: rate * timing.speed, shift: (shift - timing.begin) * timing.speed + timing.offset)
  }
}

extension Scene {
  /// Every layer in the tree with its clock, parents first, each once.
  var clocks: [(node: LayerNode, clock: LayerClock)] {
    var result: [(node: LayerNode, clock: LayerClock)] = []
    var seen = Array(repeating: false, count: layers.count)
    var waiting: [(LayerID, LayerClock)] = root.map { [($0, LayerClock())] } ?? []
    while let (id, parent) = waiting.popLast() {
      guard let node = self[id], !seen[Int(id.number)] else { continue }
      seen[Int(id.number)] = true
      let clock = parent.inner(node.timing)
      result.append((node, clock))
      if let mask = node.mask { waiting.append((mask, clock)) }
      for child in node.children.reversed() { waiting.append((child, clock)) }
    }
    return result
  }
}
