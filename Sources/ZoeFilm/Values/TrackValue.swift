import ZoeGeometry

extension Track {
  /// What the track makes of a part's value below it; nil without effect.
  ///
  /// - Parameters:
  ///   - below: The model's part with the earlier tracks applied.
  ///   - moment: The place in the animation's own cycles.
  public func value(over below: Value, at moment: Moment) -> Value? {
    let base = numbersBelow(below)
    guard var value = raw(over: base, at: moment) else { return nil }
    if cumulative, moment.cycle > 0, !reverses, let step = raw(over: base, atEndOf: moment) {
      value = step.repeated(moment.cycle).adding(value)
    }
    if let function {
      guard let transform = function.transform(value) else { return nil }
      value = .transform(transform)
    }
    return additive ? below.adding(value) : value
  }

  /// How far the layer turns along its way. Radians; nil where it does not.
  func heading(at moment: Moment) -> Double? {
    guard case .keyframes(let keyframes) = effect else { return nil }
    return keyframes.heading(at: eased(moment.progress))
  }

  private var function: ValueFunction? {
    switch effect {
    case .basic(_, _, let function), .spring(_, _, _, let function): function
    case .keyframes(let keyframes): keyframes.function
    }
  }

  /// Coming back undoes what a cycle added (facts row F3.2).
  private var reverses: Bool { times.last?.timing.autoreverses ?? false }

  private func eased(_ progress: Double) -> Double {
    times.last?.easing.value(at: progress) ?? progress
  }

  /// What missing ends refer to: nothing for an additive track, a function's numbers of a transform.
  private func numbersBelow(_ below: Value) -> Value {
    guard let function else { return additive ? below.zero : below }
    guard case .transform(let matrix) = below, !additive else {
      return function.numbers(of: .identity)
    }
    return function.numbers(of: matrix)
  }

  private func raw(over below: Value, at moment: Moment) -> Value? {
    switch effect {
    case .basic(let from, let to, _):
      return blend(from, to, below, eased(moment.progress))
    case .spring(let spring, let from, let to, _):
      return blend(from, to, below, spring.value(at: moment.elapsed))
    case .keyframes(let keyframes): return keyframes.value(at: eased(moment.progress))
    }
  }

  /// The value at the end of a pass, which each cycle of a cumulative track adds.
  private func raw(over below: Value, atEndOf moment: Moment) -> Value? {
    var end = moment
    end.elapsed = moment.duration
    return raw(over: below, at: end)
  }

  private func blend(_ from: Endpoint, _ to: Endpoint, _ below: Value, _ share: Double) -> Value {
    from.resolved(over: below).blended(with: to.resolved(over: below), share)
  }
}

extension Endpoint {
  /// The end as a value (facts row F3.1).
  func resolved(over below: Value) -> Value {
    switch self {
    case .value(let value): value.converted(to: below.kind) ?? value
    case .below: below
    case .belowPlus(let value): below.adding(value.converted(to: below.kind) ?? value)
    case .belowMinus(let value): below.subtracting(value.converted(to: below.kind) ?? value)
    }
  }
}
