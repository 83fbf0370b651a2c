import ZoeGeometry

// Where a layer lies in its parent (facts section 8).
extension LayerNode {
  /// The place of the anchor point in the layer's own points.
  var anchor: Point {
    Point(
      bounds.origin.x + anchorPoint.x * bounds.size.width,
      bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's points to its parent's, before the parent's `sublayerTransform`.
  var placement: Matrix4 {
    let anchor = anchor
    return Matrix4.translation(-anchor.x, -anchor.y, -anchorPointZ).then(transform)
      .then(.translation(position.x, position.y, zPosition))
  }

  /// What this layer does to all its sublayers: the sublayer transform about the anchor point (facts
  /// row F8.3) and the flip of its geometry. Nil where it does nothing.
  var sublayerSpace: Matrix4? {
    if sublayerTransform == .identity && !isGeometryFlipped { return nil }
    let anchor = anchor
    let turned = Matrix4.translation(-anchor.x, -anchor.y, 0).then(sublayerTransform)
      .then(.translation(anchor.x, anchor.y, 0))
    guard isGeometryFlipped else { return turned }
    let flip = Matrix4(Affine(1, 0, 0, -1, 0, bounds.minY + bounds.maxY))
    return turned.then(flip)
  }
}

extension Matrix4 {
  /// What the transform does to a flat rectangle, as a plane transform: exact where it is one there,
  /// else the affine that fits the four corners best. Nil where a corner is behind the eye.
  func flattened(over r: Rect) -> Affine? {
    if m14 == 0 && m24 == 0 {
      guard m44 > 0 else { return nil }
      return m44 == 1
        ? affine : Affine(m11 / m44, m12 / m44, m21 / m44, m22 / m44, m41 / m44, m42 / m44)
    }
    // Sides of at least a point keep the fit defined for an empty rectangle.
    let width = max(r.size.width, 1)
    let height = max(r.size.height, 1)
    guard let p00 = projected(r.minX, r.minY), let p10 = projected(r.minX + width, r.minY),
      let p01 = projected(r.minX, r.minY + height),
      let p11 = projected(r.minX + width, r.minY + height)
    else { return nil }
    let alongX = ((p10 - p00) + (p11 - p01)) * (0.5 / width)
    let alongY = ((p01 - p00) + (p11 - p10)) * (0.5 / height)
    let middle = (p00 + p10 + p01 + p11) * 0.25
    let centre = Point(r.minX + width / 2, r.minY + height / 2)
    let origin = middle - alongX * centre.x - alongY * centre.y
    return Affine(alongX.x, alongX.y, alongY.x, alongY.y, origin.x, origin.y)
  }

  private func projected(_ x: Double, _ y: Double) -> Point? {
    let w = x * m14 + y * m24 + m44
    guard w > 1e-6 else { return nil }
    return Point((x * m11 + y * m21 + m41) / w, (x * m12 + y * m22 + m42) / w)
  }

  /// Whether a flat layer stays flat in a way that six numbers tell.
  var keepsPlaneAffine: Bool { m14 == 0 && m24 == 0 }
}
