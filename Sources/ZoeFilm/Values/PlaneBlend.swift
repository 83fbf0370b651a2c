import ZoeGeometry

/// A plane transform taken apart as translation, angle, scale and a remainder (facts row F3.5).
struct PlaneParts: Equatable {
  var translation = Point.zero
  var scale = Point(1, 1)
  /// Radians.
  var angle = 0.0
  /// What scale and angle leave: a matrix in rows.
  var remainder = SIMD4<Double>(1, 0, 0, 1)

  init(_ t: Affine) {
    translation = Point(t.tx, t.ty)
    var row0 = Point(t.a, t.b)
    var row1 = Point(t.c, t.d)
    scale = Point(row0.length, row1.length)
    if t.determinant < 0 {
      if row0.x < row1.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    // An axis scaled to nothing keeps a direction, so that growing from 0 is even.
    if scale.y != 0 { row1 = row1 * (1 / scale.y) }
    if scale.x != 0 { row0 = row0 * (1 / scale.x) }
    if scale.x == 0 { row0 = scale.y != 0 ? Point(row1.y, -row1.x) : Point(1, 0) }
    if scale.y == 0 { row1 = Point(-row0.y, row0.x) }
    angle = Mathematics.atan2(row0.y, row0.x)
    let c = row0.x
    let s = row0.y
    remainder = [
      c * row0.x - s * row1.x, c * row0.y - s * row1.y,
      s * row0.x + c * row1.x, s * row0.y + c * row1.y,
    ]
  }

  /// The transform these parts make.
  var affine: Affine {
    let c = Mathematics.cos(angle)
    let s = Mathematics.sin(angle)
    let m = remainder
    return Affine(
      (c * m.x + s * m.z) * scale.x, (c * m.y + s * m.w) * scale.x,
      (c * m.z - s * m.x) * scale.y, (c * m.w - s * m.y) * scale.y, translation.x, translation.y)
  }

  /// Part by part; the angle goes the shorter way, and one of exactly 0 counts as a whole turn.
  func blended(with other: PlaneParts, _ share: Double) -> PlaneParts {
    var from = self
    var to = other
    if (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0) {
      from.scale = from.scale * -1
      from.angle += from.angle < 0 ? .pi : -.pi
    }
    if from.angle != to.angle {
      if from.angle == 0 { from.angle = 2 * .pi }
      if to.angle == 0 { to.angle = 2 * .pi }
      if abs(from.angle - to.angle) > .pi {
        if from.angle > to.angle { from.angle -= 2 * .pi } else { to.angle -= 2 * .pi }
      }
    }
    from.translation = from.translation.mixed(with: to.translation, share)
    from.scale = from.scale.mixed(with: to.scale, share)
    from.angle = mix(from.angle, to.angle, share)
    from.remainder += (to.remainder - from.remainder) * share
    return from
  }
}
