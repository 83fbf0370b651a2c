import ZoeGeometry

extension Path {
  /// The outline a share of the way to another.
  ///
  /// Outlines of the same steps blend point by point. Core Animation leaves others undefined (facts
  /// row F3.8); here every step becomes a cubic and the shorter outline's last point is repeated, so
  /// that the shape moves without a jump.
  public func blended(with other: Path, _ share: Double) -> Path {
    if let blended = sameStepsBlended(with: other, share) { return blended }
    let a = cubicSubpaths
    let b = other.cubicSubpaths
    guard !a.isEmpty, !b.isEmpty else { return other }
    var elements: [PathElement] = []
    for index in 0..<max(a.count, b.count) {
      let from = index < a.count ? a[index] : Subpath(point: a[a.count - 1].end)
      let to = index < b.count ? b[index] : Subpath(point: b[b.count - 1].end)
      elements += from.blended(with: to, share)
    }
    return Path(elements)
  }

  private func sameStepsBlended(with other: Path, _ share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result: [PathElement] = []
    result.reserveCapacity(elements.count)
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let p), .move(let q)): result.append(.move(p.mixed(with: q, share)))
      case (.line(let p), .line(let q)): result.append(.line(p.mixed(with: q, share)))
      case (.quad(let c, let p), .quad(let d, let q)):
        result.append(.quad(control: c.mixed(with: d, share), end: p.mixed(with: q, share)))
      case (.cubic(let c1, let c2, let p), .cubic(let d1, let d2, let q)):
        result.append(
          .cubic(
            control1: c1.mixed(with: d1, share), control2: c2.mixed(with: d2, share),
            end: p.mixed(with: q, share)))
      case (.close, .close): result.append(.close)
      case (.move, _), (.line, _), (.quad, _), (.cubic, _), (.close, _): return nil
      }
    }
    return Path(result)
  }

  /// Every subpath with all its steps, the closing one too, as cubics.
  private var cubicSubpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      if case .move(let p) = element {
        result.append(Subpath(point: p))
        continue
      }
      if result.isEmpty { result.append(Subpath(point: .zero)) }
      result[result.count - 1].append(element)
    }
    return result
  }
}

/// One subpath of cubics.
private struct Subpath {
  let start: Point
  var curves: [(Point, Point, Point)] = []
  var isClosed = false

  init(point: Point) { start = point }

  var end: Point { curves.last?.2 ?? start }

  mutating func append(_ element: PathElement) {
    let here = end
    switch element {
    case .move: break
    case .line(let p): curves.append((here.mixed(with: p, 1 / 3), here.mixed(with: p, 2 / 3), p))
    case .quad(let c, let p):
      curves.append((here.mixed(with: c, 2 / 3), p.mixed(with: c, 2 / 3), p))
    case .cubic(let c1, let c2, let p): curves.append((c1, c2, p))
    case .close:
      if here != start { append(.line(start)) }
      isClosed = true
    }
  }

  func blended(with other: Subpath, _ share: Double) -> [PathElement] {
    var elements: [PathElement] = [.move(start.mixed(with: other.start, share))]
    for index in 0..<max(curves.count, other.curves.count) {
      let a = index < curves.count ? curves[index] : (end, end, end)
      let b = index < other.curves.count ? other.curves[index] : (other.end, other.end, other.end)
      elements.append(
        .cubic(
          control1: a.0.mixed(with: b.0, share), control2: a.1.mixed(with: b.1, share),
          end: a.2.mixed(with: b.2, share)))
    }
    return isClosed || other.isClosed ? elements + [.close] : elements
  }
}
