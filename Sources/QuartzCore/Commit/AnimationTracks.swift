import ZoeFilm
import ZoeGeometry

/// Turns an animation, as it was added, into tracks: one for each property it drives.
struct AnimationTracks {
  let layer: CALayer
  let running: RunningAnimation
  /// The layer as it shows at the commit; what a missing `fromValue` means (facts row F12.4).
  let shown: LayerNode
  /// The commit in the layer's own film time; what a `beginTime` of 0 means (facts F2.8).
  let now: Double

  /// The animation's own time on its layer.
  var timing: MediaTiming {
    var timing = running.animation.filmTiming
    timing.begin = timing.begin == 0 ? now : timing.begin - World.mediaTimeBase
    if timing.duration == 0 { timing.duration = running.defaultDuration }
    return timing
  }

  /// When the whole animation is over, in the layer's film time; nil where it never is.
  var end: Double? {
    let target = KeyTarget(.opacity)
    let effect = Effect.basic(from: .below, to: .below, function: nil)
    return Track(target: target, times: [TimeLink(timing)], effect: effect).end
  }

  func tracks() -> [Track] { tracks(of: running.animation, timing: timing, above: []) }

  private func tracks(
    of animation: CAAnimation, timing: MediaTiming, above: [TimeLink]
  ) -> [Track] {
    let isSpring = animation is CASpringAnimation
    let times = above + [TimeLink(timing, easing: isSpring ? .linear : animation.curve)]
    switch animation {
    case let group as CAAnimationGroup:
      return (group.animations ?? []).flatMap { child in
        var childTiming = child.filmTiming
        // A child without a duration takes the group's (facts F2.13).
        if childTiming.duration == 0 { childTiming.duration = timing.duration }
        return tracks(of: child, timing: childTiming, above: times)
      }
    case let property as CAPropertyAnimation:
      return track(of: property, times: times).map { [$0] } ?? []
    case is CATransition:
      World.current.add(
        note: WorldNote(
          code: "ZOE2107", message: "a CATransition is not drawn; the change shows at once"))
      return []
    default:
      return []
    }
  }

  private func track(of animation: CAPropertyAnimation, times: [TimeLink]) -> Track? {
    guard let keyPath = animation.keyPath else { return nil }
    guard let target = KeyPathParser.target(keyPath, for: layer.node.special.kind) else {
      World.current.add(
        note: WorldNote(
          code: "ZOE2109",
          message: "\(keyPath) of \(Swift.type(of: layer)) is not a key path that can animate"))
      return nil
    }
    guard let effect = effect(of: animation, target: target, keyPath: keyPath) else { return nil }
    var track = Track(target: target, times: times, effect: effect)
    track.key = running.key ?? ""
    track.additive = animation.isAdditive
    track.cumulative = animation.isCumulative
    return track
  }

  private func kind(_ target: KeyTarget, _ function: ValueFunction?) -> ValueKind {
    switch function {
    case .scale, .translate: .numbers
    case .some: .number
    case nil: target.property.defaultValue.part(target.part)?.kind ?? .number
    }
  }

  private func effect(
    of animation: CAPropertyAnimation, target: KeyTarget, keyPath: String
  ) -> Effect? {
    let function = animation.valueFunction?.function
    let kind = kind(target, function)
    func value(_ any: Any?) -> Value? {
      guard let any else { return nil }
      let found = ValueBoundary.value(any, kind: kind)
      if found == nil { ValueBoundary.note(any, keyPath: keyPath) }
      return found
    }
    if let keyframes = animation as? CAKeyframeAnimation {
      let values = (keyframes.values ?? []).compactMap(value)
      return .keyframes(Keyframes(keyframes, values, function))
    }
    guard let basic = animation as? CABasicAnimation else { return nil }
    let given = [basic.fromValue, basic.toValue, basic.byValue]
    let values = given.map(value)
    // A value that could not be read is a note already; the animation then shows nothing.
    guard zip(given, values).allSatisfy({ $0 == nil || $1 != nil }) else { return nil }
    // A transform made by a function replaces what shows, and an additive value is added to it: neither
    // starts from it.
    let shows = function == nil && !basic.isAdditive
    let current = shows ? shown[target.property]?.part(target.part) : nil
    let start = current.map(Endpoint.value) ?? .below
    let (from, to) = endpoints(from: values[0], to: values[1], by: values[2], start)
    if let spring = basic as? CASpringAnimation {
      return .spring(spring.spring, from: from, to: to, function: function)
    }
    return .basic(from: from, to: to, function: function)
  }

  /// Facts row F3.1: what each combination of given and missing values means.
  private func endpoints(
    from: Value?, to: Value?, by: Value?, _ start: Endpoint
  ) -> (Endpoint, Endpoint) {
    switch (from, to, by) {
    case (let from?, let to?, _): return (.value(from), .value(to))
    case (let from?, nil, let by?): return (.value(from), .value(from.adding(by)))
    case (nil, let to?, let by?): return (.value(to.subtracting(by)), .value(to))
    case (let from?, nil, nil): return (.value(from), .below)
    case (nil, let to?, nil): return (start, .value(to))
    case (nil, nil, let by?): return (start, .belowPlus(by))
    case (nil, nil, nil): return (start, .below)
    }
  }
}

extension Keyframes {
  fileprivate init(_ animation: CAKeyframeAnimation, _ values: [Value], _ function: ValueFunction?)
  {
    let keys = animation.keys
    self.init(values: values)
    keyTimes = (keys.keyTimes ?? []).map(\.doubleValue)
    easings = (keys.functions ?? []).map(\.curve)
    mode = keys.mode.film
    path = keys.path?.filmPath
    tensions = (keys.tensions ?? []).map(\.doubleValue)
    continuities = (keys.continuities ?? []).map(\.doubleValue)
    biases = (keys.biases ?? []).map(\.doubleValue)
    rotation =
      keys.rotation == .rotateAuto
      ? .auto : keys.rotation == .rotateAutoReverse ? .autoReverse : .none
    self.function = function
  }
}
