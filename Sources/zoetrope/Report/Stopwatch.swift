/// Measures the stages of a run for `timing` in the result; nothing else may depend on it.
struct Stopwatch {
  private var last = ContinuousClock.now

  /// Seconds since the last lap.
  mutating func lap() -> Double {
    let now = ContinuousClock.now
    defer { last = now }
    let parts = (now - last).components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
