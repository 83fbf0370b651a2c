import ZoeGeometry

extension ValueFunction {
  /// The transform that numbers stand for; it replaces the model's (facts row F3.7). Nil where the
  /// numbers do not fit: scale and translate take three, the others one.
  public func transform(_ value: Value) -> Matrix4? {
    if self == .scale || self == .translate {
      guard case .numbers(let n) = value, n.count >= 3 else { return nil }
      return self == .scale ? .scale(n[0], n[1], n[2]) : .translation(n[0], n[1], n[2])
    }
    guard case .number(let n) = value else { return nil }
    switch self {
    case .rotateX: return .rotationX(n)
    case .rotateY: return .rotationY(n)
    case .rotateZ: return .rotationZ(n)
    case .scaleX: return .scale(n, 1, 1)
    case .scaleY: return .scale(1, n, 1)
    case .scaleZ: return .scale(1, 1, n)
    case .translateX: return .translation(n, 0, 0)
    case .translateY: return .translation(0, n, 0)
    case .translateZ: return .translation(0, 0, n)
    case .scale, .translate: return nil
    }
  }

  /// The numbers that a transform has for this function: what stands in for a missing end.
  func numbers(of matrix: Matrix4) -> Value {
    let parts = TransformParts(matrix)
    return switch self {
    case .rotateX: .number(parts.rotation.x)
    case .rotateY: .number(parts.rotation.y)
    case .rotateZ: .number(parts.rotation.z)
    case .scale: .numbers([parts.scale.x, parts.scale.y, parts.scale.z])
    case .scaleX: .number(parts.scale.x)
    case .scaleY: .number(parts.scale.y)
    case .scaleZ: .number(parts.scale.z)
    case .translate:
      .numbers([parts.translation.x, parts.translation.y, parts.translation.z])
    case .translateX: .number(parts.translation.x)
    case .translateY: .number(parts.translation.y)
    case .translateZ: .number(parts.translation.z)
    }
  }
}
