import ZoeFilm
import ZoeGeometry

/// Whether two numbers agree to a hundred-thousandth, which is how closely the tables were measured.
func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-5) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}

func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-5) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A timing of one second, changed as a row of a table says.
func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
  var timing = MediaTiming()
  timing.duration = 1
  change(&timing)
  return timing
}

/// A track of one animation.
func track(
  _ keyPath: String, _ effect: Effect, easing: TimingCurve = .linear,
  _ change: (inout MediaTiming) -> Void = { _ in }
) -> Track {
  let kind: LayerKind = keyPath == "path" || keyPath == "strokeEnd" ? .shape : .plain
  let target = KeyPathParser.target(keyPath, for: kind) ?? KeyTarget(.opacity)
  return Track(target: target, times: [TimeLink(timing(change), easing: easing)], effect: effect)
}

func basic(_ from: Value, _ to: Value, _ function: ValueFunction? = nil) -> Effect {
  .basic(from: .value(from), to: .value(to), function: function)
}

func basic(_ from: Double, _ to: Double) -> Effect { basic(.number(from), .number(to)) }

/// A layer of opacity 0.5 with these tracks.
func layer(_ tracks: Track..., change: (inout LayerNode) -> Void = { _ in }) -> LayerNode {
  var node = LayerNode(id: LayerID(1))
  node.opacity = 0.5
  node.tracks = tracks
  change(&node)
  return node
}

extension LayerNode {
  func opacities(_ times: [Double]) -> [Double] { times.map { presented(at: $0).opacity } }
}

extension Matrix4 {
  /// m11, m12, m21 and m22.
  var plane: [Double] { [m11, m12, m21, m22] }
}
