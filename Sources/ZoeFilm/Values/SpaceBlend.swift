import ZoeGeometry

extension Matrix4 {
  /// The transform a share of the way to another: part by part in the plane where both are plane
  /// ones, else in space with the angle on the shorter great circle (facts row F3.5).
  public func blended(with other: Matrix4, _ share: Double) -> Matrix4 {
    if isAffine && other.isAffine {
      return Matrix4(PlaneParts(affine).blended(with: PlaneParts(other.affine), share).affine)
    }
    guard let from = SpaceParts(self), let to = SpaceParts(other) else {
      return share < 0.5 ? self : other  // one of them is flat: there is nothing to go through
    }
    return from.blended(with: to, share).matrix
  }

  /// The transform done a whole number of times.
  func repeated(_ times: Double) -> Matrix4 {
    var left = Int(min(max(times, 0), 1e9))
    var result = Matrix4.identity
    var step = self
    while left > 0 {
      if left & 1 == 1 { result = result.then(step) }
      step = step.then(step)
      left >>= 1
    }
    return result
  }

  /// The transform that undoes this one; nil where it flattens space.
  public var inverted: Matrix4? {
    var left = rows
    var right = Matrix4.identity.rows
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let size = left[pivot][column]
      guard size != 0, size.isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      left[column] *= 1 / size
      right[column] *= 1 / size
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return Matrix4(right[0], right[1], right[2], right[3])
  }

  /// This transform without its perspective: the last column becomes (0, 0, 0, 1).
  var withoutPerspective: Matrix4 {
    var result = self
    (result.m14, result.m24, result.m34, result.m44) = (0, 0, 0, 1)
    return result
  }

  /// The column that, as a last factor, gives this transform its perspective; nil where it is flat.
  var perspective: SIMD4<Double>? {
    if m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 { return [0, 0, 0, 1] }
    let column: SIMD4<Double> = [m14, m24, m34, m44]
    guard let inverse = withoutPerspective.inverted else { return nil }
    let r = inverse.rows
    return [
      (r[0] * column).sum(), (r[1] * column).sum(), (r[2] * column).sum(), (r[3] * column).sum(),
    ]
  }

  /// The transform whose only content is that column.
  static func perspective(_ column: SIMD4<Double>) -> Matrix4 {
    Matrix4([1, 0, 0, column.x], [0, 1, 0, column.y], [0, 0, 1, column.z], [0, 0, 0, column.w])
  }
}

/// A space transform taken apart as scale, skew, turn, translation and perspective, in the order in
/// which they act.
struct SpaceParts: Equatable {
  var scale: SIMD3<Double>
  /// Of y by x, of z by x and of z by y.
  var skew: SIMD3<Double>
  var turn: Quaternion
  var translation: SIMD3<Double>
  var perspective: SIMD4<Double>

  init?(_ m: Matrix4) {
    guard let column = m.perspective else { return nil }
    perspective = column
    translation = [m.m41, m.m42, m.m43]
    var row0: SIMD3<Double> = [m.m11, m.m12, m.m13]
    var row1: SIMD3<Double> = [m.m21, m.m22, m.m23]
    var row2: SIMD3<Double> = [m.m31, m.m32, m.m33]
    let scaleX = (row0 * row0).sum().squareRoot()
    guard scaleX > 0 else { return nil }
    row0 *= 1 / scaleX
    let skewYX = (row0 * row1).sum()
    row1 -= row0 * skewYX
    let scaleY = (row1 * row1).sum().squareRoot()
    guard scaleY > 0 else { return nil }
    row1 *= 1 / scaleY
    let skewZX = (row0 * row2).sum()
    row2 -= row0 * skewZX
    let skewZY = (row1 * row2).sum()
    row2 -= row1 * skewZY
    let scaleZ = (row2 * row2).sum().squareRoot()
    guard scaleZ > 0 else { return nil }
    row2 *= 1 / scaleZ
    scale = [scaleX, scaleY, scaleZ]
    skew = [skewYX / scaleY, skewZX / scaleZ, skewZY / scaleZ]
    let cross: SIMD3<Double> = [
      row1.y * row2.z - row1.z * row2.y, row1.z * row2.x - row1.x * row2.z,
      row1.x * row2.y - row1.y * row2.x,
    ]
    if (row0 * cross).sum() < 0 {
      scale = -scale
      (row0, row1, row2) = (-row0, -row1, -row2)
    }
    turn = Quaternion(rows: row0, row1, row2)
  }

  func blended(with other: SpaceParts, _ share: Double) -> SpaceParts {
    var result = self
    result.scale += (other.scale - scale) * share
    result.skew += (other.skew - skew) * share
    result.turn = turn.turned(to: other.turn, share)
    result.translation += (other.translation - translation) * share
    result.perspective += (other.perspective - perspective) * share
    return result
  }

  /// The transform these parts make.
  var matrix: Matrix4 {
    let r = turn.rows
    let row0 = r[0] * scale.x
    let row1 = (r[1] + r[0] * skew.x) * scale.y
    let row2 = (r[2] + r[0] * skew.y + r[1] * skew.z) * scale.z
    let plain = Matrix4(
      SIMD4(row0, 0), SIMD4(row1, 0), SIMD4(row2, 0), SIMD4(translation, 1))
    return perspective == [0, 0, 0, 1] ? plain : plain.then(.perspective(perspective))
  }
}
