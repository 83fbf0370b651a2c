import ZoeGeometry

extension Value {
  public var kind: ValueKind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .colors: .colors
    case .numbers: .numbers
    case .transform: .transform
    case .path: .path
    case .image: .image
    }
  }

  /// The value in another kind, where the two mean the same: a switch for a number, a size for a
  /// point. Nil where they do not.
  public func converted(to kind: ValueKind) -> Value? {
    switch (self, kind) {
    case (_, self.kind): self
    case (.number(let number), .flag): .flag(number != 0)
    case (.flag(let flag), .number): .number(flag ? 1 : 0)
    case (.point(let p), .size): .size(Size(p.x, p.y))
    case (.size(let s), .point): .point(Point(s.width, s.height))
    case (.color(let color?), .colors): .colors([color])
    case (.number(let number), .numbers): .numbers([number])
    case (_, _): nil
    }
  }

  /// The numbers that make the value, where it is made of numbers alone.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.minX, r.minY, r.size.width, r.size.height]
    case .color(let color): color?.components
    case .colors(let colors): colors.flatMap { $0.components }
    case .numbers(let numbers): numbers
    case .flag, .transform, .path, .image: nil
    }
  }

  /// A value of the same kind from other numbers; itself where their count does not fit.
  func rebuilt(from n: [Double]) -> Value {
    switch self {
    case .number where n.count == 1: .number(n[0])
    case .point where n.count == 2: .point(Point(n[0], n[1]))
    case .size where n.count == 2: .size(Size(n[0], n[1]))
    case .rect where n.count == 4: .rect(Rect(n[0], n[1], n[2], n[3]))
    case .color where n.count == 4: .color(Color(n[0], n[1], n[2], n[3]))
    case .colors where n.count % 4 == 0:
      .colors(
        stride(from: 0, to: n.count, by: 4).map { Color(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) })
    case .numbers: .numbers(n)
    case .number, .flag, .point, .size, .rect, .color, .colors, .transform, .path, .image: self
    }
  }

  /// The value that adding leaves as it is.
  var zero: Value {
    switch self {
    case .flag: .flag(false)
    case .transform: .transform(.identity)
    case .path, .image: self
    case .number, .point, .size, .rect, .color, .colors, .numbers:
      rebuilt(from: (components ?? []).map { _ in 0 })
    }
  }
}

extension Color {
  var components: [Double] { [red, green, blue, alpha] }
}
