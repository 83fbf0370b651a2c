import ZoeGeometry

/// A transform as key paths see it: scale, turns about x, y and z, translation, in the order in which
/// they act on row vectors (facts row F3.6). What perspective there is stays last; skew is lost.
struct TransformParts: Equatable {
  var scale: SIMD3<Double> = [1, 1, 1]
  /// Radians.
  var rotation: SIMD3<Double> = .zero
  var translation: SIMD3<Double> = .zero
  var perspective: SIMD4<Double> = [0, 0, 0, 1]

  init() {}

  init(_ m: Matrix4) {
    translation = [m.m41, m.m42, m.m43]
    perspective = m.perspective ?? [0, 0, 0, 1]
    var row0: SIMD3<Double> = [m.m11, m.m12, m.m13]
    var row1: SIMD3<Double> = [m.m21, m.m22, m.m23]
    var row2: SIMD3<Double> = [m.m31, m.m32, m.m33]
    func length(_ r: SIMD3<Double>) -> Double { (r * r).sum().squareRoot() }
    scale = [length(row0), length(row1), length(row2)]
    let determinant =
      row0.x * (row1.y * row2.z - row1.z * row2.y) - row0.y * (row1.x * row2.z - row1.z * row2.x)
      + row0.z * (row1.x * row2.y - row1.y * row2.x)
    if determinant < 0 {
      if row0.x < row1.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    row0 = scale.x != 0 ? row0 / scale.x : [1, 0, 0]
    row1 = scale.y != 0 ? row1 / scale.y : [0, 1, 0]
    row2 = scale.z != 0 ? row2 / scale.z : [0, 0, 1]
    let flat = (row0.x * row0.x + row0.y * row0.y).squareRoot()
    rotation.y = Mathematics.atan2(-row0.z, flat)
    if flat > 1e-9 {
      rotation.x = Mathematics.atan2(row1.z, row2.z)
      rotation.z = Mathematics.atan2(row0.y, row0.x)
    } else {
      // Looking along the axis, the turns about x and z are one.
      rotation.x = Mathematics.atan2(-row2.y, row1.y)
    }
  }

  /// The transform these parts make.
  var matrix: Matrix4 {
    var m = Matrix4.scale(scale.x, scale.y, scale.z)
    if rotation.x != 0 { m = m.then(.rotationX(rotation.x)) }
    if rotation.y != 0 { m = m.then(.rotationY(rotation.y)) }
    if rotation.z != 0 { m = m.then(.rotationZ(rotation.z)) }
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    return perspective == [0, 0, 0, 1] ? m : m.then(.perspective(perspective))
  }
}

extension Matrix4 {
  static func rotationX(_ angle: Double) -> Matrix4 {
    let (c, s) = (Mathematics.cos(angle), Mathematics.sin(angle))
    return Matrix4([1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1])
  }

  static func rotationY(_ angle: Double) -> Matrix4 {
    let (c, s) = (Mathematics.cos(angle), Mathematics.sin(angle))
    return Matrix4([c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1])
  }

  static func rotationZ(_ angle: Double) -> Matrix4 {
    let (c, s) = (Mathematics.cos(angle), Mathematics.sin(angle))
    return Matrix4([c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
  }
}
