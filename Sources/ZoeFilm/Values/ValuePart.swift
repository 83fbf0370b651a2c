import ZoeGeometry

extension Value {
  /// What a key path's suffix names in this value; nil where it names nothing.
  public func part(_ part: KeyPart) -> Value? {
    if part == .whole { return self }
    switch self {
    case .point(let p):
      if part == .x { return .number(p.x) }
      if part == .y { return .number(p.y) }
    case .size(let s):
      if part == .width { return .number(s.width) }
      if part == .height { return .number(s.height) }
    case .rect(let r): return r.part(part)
    case .transform(let m): return TransformParts(m).part(part)
    case .number, .flag, .color, .colors, .numbers, .path, .image: break
    }
    return nil
  }

  /// This value with one part replaced; nil where the part or its new value does not fit.
  public func setting(_ part: KeyPart, to value: Value) -> Value? {
    if part == .whole { return value.converted(to: kind) }
    guard let kind = self.part(part)?.kind, let value = value.converted(to: kind) else {
      return nil
    }
    switch (self, value) {
    case (.point(var p), .number(let number)):
      if part == .x { p.x = number } else { p.y = number }
      return .point(p)
    case (.size(var s), .number(let number)):
      if part == .width { s.width = number } else { s.height = number }
      return .size(s)
    case (.rect(let r), _): return .rect(r.setting(part, to: value))
    case (.transform(let m), _):
      var parts = TransformParts(m)
      parts.set(part, to: value)
      return .transform(parts.matrix)
    case (_, _): return nil
    }
  }
}

extension Rect {
  fileprivate func part(_ part: KeyPart) -> Value? {
    if part == .origin { return .point(origin) }
    if part == .size { return .size(size) }
    if part == .originX { return .number(origin.x) }
    if part == .originY { return .number(origin.y) }
    if part == .sizeWidth { return .number(size.width) }
    if part == .sizeHeight { return .number(size.height) }
    return nil
  }

  fileprivate func setting(_ part: KeyPart, to value: Value) -> Rect {
    var r = self
    if case .point(let p) = value { r.origin = p }
    if case .size(let s) = value { r.size = s }
    if case .number(let number) = value {
      if part == .originX { r.origin.x = number }
      if part == .originY { r.origin.y = number }
      if part == .sizeWidth { r.size.width = number }
      if part == .sizeHeight { r.size.height = number }
    }
    return r
  }
}

extension TransformParts {
  /// `rotation` is the turn about z, `scale` the mean of the three, `translation` x and y as a size,
  /// as Core Animation's key paths have them.
  fileprivate func part(_ part: KeyPart) -> Value? {
    switch part {
    case .rotation, .rotationZ: .number(rotation.z)
    case .rotationX: .number(rotation.x)
    case .rotationY: .number(rotation.y)
    case .scale: .number((scale.x + scale.y + scale.z) / 3)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .translation: .size(Size(translation.x, translation.y))
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    case .translationZ: .number(translation.z)
    case .whole, .x, .y, .width, .height, .origin, .size, .originX, .originY, .sizeWidth,
      .sizeHeight:
      nil
    }
  }

  fileprivate mutating func set(_ part: KeyPart, to value: Value) {
    if case .size(let s) = value { (translation.x, translation.y) = (s.width, s.height) }
    guard case .number(let number) = value else { return }
    switch part {
    case .rotation, .rotationZ: rotation.z = number
    case .rotationX: rotation.x = number
    case .rotationY: rotation.y = number
    case .scale: scale = [number, number, number]
    case .scaleX: scale.x = number
    case .scaleY: scale.y = number
    case .scaleZ: scale.z = number
    case .translationX: translation.x = number
    case .translationY: translation.y = number
    case .translationZ: translation.z = number
    case .whole, .x, .y, .width, .height, .origin, .size, .originX, .originY, .sizeWidth,
      .sizeHeight, .translation:
      break
    }
  }
}
