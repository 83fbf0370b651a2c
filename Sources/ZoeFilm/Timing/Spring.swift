import ZoeGeometry

// The motion of CASpringAnimation in closed form (facts section 5).
extension Spring {
  /// The undamped angular frequency. Radians a second.
  var frequency: Double { (stiffness / mass).squareRoot() }

  /// Damping as a share of the critical one; more than critical counts only where it is allowed
  /// (facts row F5.1).
  var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    if abs(ratio - 1) < 1e-9 { return 1 }  // π and roots leave critical springs an ulp beside it
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// How far the spring has moved: 0 at its start, 1 at rest, more where it swings over.
  ///
  /// - Parameter time: Seconds since the start.
  public func value(at time: Double) -> Double { 1 - offset(at: time) }

  /// What is left to go, as a share of the whole way.
  private func offset(at time: Double) -> Double {
    let w = frequency
    let ratio = dampingRatio
    guard w.isFinite, w > 0, ratio.isFinite else { return 0 }
    if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      let share = (ratio * w - initialVelocity) / swing
      return Mathematics.exp(-ratio * w * time)
        * (Mathematics.cos(swing * time) + share * Mathematics.sin(swing * time))
    }
    if ratio == 1 {
      return Mathematics.exp(-w * time) * (1 + (w - initialVelocity) * time)
    }
    let spread = (ratio * ratio - 1).squareRoot()
    let slow = -w * (ratio - spread)
    let fast = -w * (ratio + spread)
    let share = (-initialVelocity - fast) / (slow - fast)
    return share * Mathematics.exp(slow * time) + (1 - share) * Mathematics.exp(fast * time)
  }

  /// How long until the spring stays within 0.001 of its end. Seconds (facts row F5.3).
  public var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// How long until the spring stays within a share of its way from the end. Seconds.
  ///
  /// A swinging spring is measured by its envelope; one that does not swing on a grid of 0.1 s, as
  /// Core Animation does (facts row F5.3). Without damping it is the greatest Float.
  public func settlingDuration(within epsilon: Double) -> Double {
    let w = frequency
    let ratio = dampingRatio
    guard ratio > 0, w > 0, w.isFinite else { return Double(Float.greatestFiniteMagnitude) }
    if ratio < 1 {
      let swing = w * (1 - ratio * ratio).squareRoot()
      let share = abs((ratio * w - initialVelocity) / swing)
      return Mathematics.log((1 + share) / epsilon) / (ratio * w)
    }
    var time = 0.0
    while time < 10_000, abs(offset(at: time)) >= epsilon { time += 0.1 }
    return time
  }
}
