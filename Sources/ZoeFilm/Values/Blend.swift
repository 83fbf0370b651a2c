import ZoeGeometry

// How two values blend, add and measure. Rules: Docs/semantics/timing.md, rows V1–V12.

/// The number a share of the way from one to another; exact at both ends.
func mix(_ a: Double, _ b: Double, _ share: Double) -> Double {
  share == 1 ? b : a + (b - a) * share
}

extension Value {
  /// The value a share of the way to another. Shares outside 0…1 go on past the ends, as springs do.
  ///
  /// What cannot blend is the other value at once (facts row F3.3); a path of another structure is
  /// the best effort of `Path.blended`.
  public func blended(with other: Value, _ share: Double) -> Value {
    if kind == .flag || kind == .image { return other }
    if share == 0 { return self }
    if share == 1 || self == other { return other }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.blended(with: b, share))
    case (.path(let a?), .path(let b?)): return .path(a.blended(with: b, share))
    case (.path, .path): return .path(nil)
    case (.color(let a), .color(let b)) where a == nil || b == nil: return .color(nil)
    case (.colors(let a), .colors(let b)) where a.isEmpty || b.isEmpty: return other
    case (.colors(let a), .colors(let b)):
      return .colors(
        (0..<max(a.count, b.count)).map { index in
          a[min(index, a.count - 1)].blended(with: b[min(index, b.count - 1)], share)
        })
    case (.numbers(let a), .numbers(let b)) where a.isEmpty || b.isEmpty: return other
    case (.numbers(let a), .numbers(let b)):
      return .numbers(
        (0..<max(a.count, b.count)).map { index in
          mix(a[min(index, a.count - 1)], b[min(index, b.count - 1)], share)
        })
    case (_, _):
      guard let other = other.converted(to: kind) else { return other }
      return combined(with: other) { mix($0, $1, share) } ?? other
    }
  }

  /// The sum with another value. A transform acts first and what it is added to after it; what cannot
  /// be added replaces (facts row F3.2).
  public func adding(_ other: Value) -> Value {
    if case .transform(let below) = self, case .transform(let added) = other {
      return .transform(added.then(below))
    }
    return combined(with: other) { $0 + $1 } ?? other
  }

  /// The difference, so that adding `other` again gives this value.
  public func subtracting(_ other: Value) -> Value {
    if case .transform(let whole) = self, case .transform(let part) = other {
      return .transform((part.inverted ?? .identity).then(whole))
    }
    return combined(with: other) { $0 - $1 } ?? self
  }

  /// The value added to itself a whole number of times.
  func repeated(_ times: Double) -> Value {
    if case .transform(let step) = self { return .transform(step.repeated(times)) }
    guard let components else { return self }
    return rebuilt(from: components.map { $0 * times })
  }

  /// How far apart two values are, for paced keyframes: the length of their difference.
  func distance(to other: Value) -> Double {
    if case .transform(let a) = self, case .transform(let b) = other {
      let squares = zip(a.rows, b.rows).map { (($0 - $1) * ($0 - $1)).sum() }
      return squares.reduce(0, +).squareRoot()
    }
    guard let a = components, let b = other.components, a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func combined(with other: Value, _ operation: (Double, Double) -> Double) -> Value? {
    guard let a = components, let b = other.components, a.count == b.count else { return nil }
    return rebuilt(from: zip(a, b).map { operation($0.0, $0.1) })
  }
}

extension Color {
  /// Component by component, straight alpha, encoded sRGB (facts row F3.4).
  public func blended(with other: Color, _ share: Double) -> Color {
    Color(
      mix(red, other.red, share), mix(green, other.green, share),
      mix(blue, other.blue, share), mix(alpha, other.alpha, share))
  }
}
