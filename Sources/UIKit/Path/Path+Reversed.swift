import ZoeGeometry

extension Path {
  /// The same outline drawn the other way round, subpath by subpath from the last.
  func reversed() -> Path {
    var result: [PathElement] = []
    var current: [PathElement] = []
    var parts: [[PathElement]] = []
    for element in elements {
      if case .move = element, !current.isEmpty {
        parts.append(current)
        current = []
      }
      current.append(element)
    }
    if !current.isEmpty { parts.append(current) }
    for part in parts.reversed() { result += Path.reversedPart(part) }
    return Path(result)
  }

  private static func reversedPart(_ part: [PathElement]) -> [PathElement] {
    let ends = part.compactMap(\.end)
    guard let last = ends.last else { return part }
    var result: [PathElement] = [.move(last)]
    // A segment runs from the end before it to its own; backwards it ends where it began.
    for index in part.indices.dropFirst().reversed() {
      guard let start = part[..<index].compactMap(\.end).last else { continue }
      switch part[index] {
      case .move, .line: if part[index].end != nil { result.append(.line(start)) }
      case .quad(let control, _): result.append(.quad(control: control, end: start))
      case .cubic(let c1, let c2, _):
        result.append(.cubic(control1: c2, control2: c1, end: start))
      case .close: break
      }
    }
    if part.contains(.close) { result.append(.close) }
    return result
  }
}

extension PathElement {
  var end: Point? {
    switch self {
    case .move(let p), .line(let p): p
    case .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}
