import ZoeGeometry

// From UIView's ways of naming a spring to Core Animation's constants (facts rows F5.4 to F5.6).

extension SpringConstants {
  /// A spring of mass 1 whose distance from its end has shrunk to a thousandth after `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds; taken into 0.01…10.
  ///   - dampingRatio: Taken into 0.01…1; 1 is critical.
  ///   - velocity: Distances per second.
  init(duration: Double, dampingRatio: Double, velocity: Double) {
    let time = min(max(duration, 0.01), 10)
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = SpringConstants.frequency(time: time, ratio: ratio, velocity: velocity)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
  }

  /// A spring by how long it seems to last and how much it bounces.
  ///
  /// - Parameter bounce: −1…1; 0 is critical.
  init(perceptualDuration duration: Double, bounce: Double, velocity: Double) {
    let period = max(duration, 0.01)
    let frequency = 2 * Double.pi / period
    let share = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * frequency * share, velocity: velocity)
  }

  var settlingDuration: Double {
    let spring = CASpringAnimation(keyPath: nil)
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity
    return spring.settlingDuration
  }

  /// The greatest ω at which the envelope at `time` is a thousandth: below it the spring is not yet
  /// at rest, above it is.
  private static func frequency(time: Double, ratio: Double, velocity: Double) -> Double {
    func excess(_ frequency: Double) -> Double {
      let decay = Mathematics.exp(-ratio * frequency * time)
      if ratio == 1 { return abs((1 + (frequency - velocity) * time) * decay) - 0.001 }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return abs((ratio * frequency - velocity) / damped) * decay - 0.001
    }
    // 40/ζD is beyond any root: e⁻⁴⁰ leaves nothing even of very fast starts.
    var high = 40 / (ratio * time)
    var low = high
    while excess(low) < 0, low > 1e-6 {
      high = low
      low *= 0.95
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
