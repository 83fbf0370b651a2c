import ZoeGeometry

extension LayerPainter {
  /// Puts a layer's shadow under what was painted of it since `start` (facts section 7).
  ///
  /// - Parameter strength: The layer's opacity, by which a shadow of a path is weakened; one of the
  ///   layer's silhouette is as weak as that is.
  mutating func addShadow(
    of node: LayerNode, device: Affine, from start: Int, strength: Double
  ) {
    // A layer that clips its sublayers clips its shadow off (facts row F7.5).
    guard node.shadowOpacity > 0, !node.masksToBounds, var color = node.shadowColor?.shown else {
      return
    }
    let path = node.shadowPath.flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
    if path == nil && items.count == start { return }
    color.alpha *= min(node.shadowOpacity, 1) * (path == nil ? 1 : strength)
    guard color.alpha > 0 else { return }
    // Radius and offset grow and turn with the layer (facts row F7.3).
    let offset = Point(
      node.shadowOffset.width * device.a + node.shadowOffset.height * device.c,
      node.shadowOffset.width * device.b + node.shadowOffset.height * device.d)
    let sigma = max(node.shadowRadius, 0) * abs(device.determinant).squareRoot()
    guard (offset.x + offset.y + sigma).isFinite else { return }
    var style = GroupStyle()
    style.shadow = GroupShadow(
      color: color, offset: offset, sigma: sigma, path: path?.transformed(by: device))
    items.insert(.beginGroup(style), at: start)
    items.append(.endGroup)
  }
}
