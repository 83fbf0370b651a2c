import ZoeGeometry

/// What a layer has besides its `LayerProperty` values; numbers are part of the film's layout.
enum LayerExtra: UInt8, CaseIterable {
  case name, geometryFlipped, allowsGroupOpacity, maskedCorners, continuousCorners
  case contentsGravity, magnification, minification, drawing
  case shapeRule, gradientKind
  case timing, tracks, mask, children

  /// Whether two layers of one kind agree in it.
  func isSame(_ a: LayerNode, _ b: LayerNode) -> Bool {
    switch self {
    case .name: a.name == b.name
    case .geometryFlipped: a.isGeometryFlipped == b.isGeometryFlipped
    case .allowsGroupOpacity: a.allowsGroupOpacity == b.allowsGroupOpacity
    case .maskedCorners: a.maskedCorners == b.maskedCorners
    case .continuousCorners: a.hasContinuousCorners == b.hasContinuousCorners
    case .contentsGravity: a.contentsGravity == b.contentsGravity
    case .magnification: a.magnification == b.magnification
    case .minification: a.minification == b.minification
    case .drawing: a.drawing == b.drawing
    case .shapeRule: a.shapeRules == b.shapeRules
    case .gradientKind: a.gradientKind == b.gradientKind
    case .timing: a.timing == b.timing
    case .tracks: a.tracks == b.tracks
    case .mask: a.mask == b.mask
    case .children: a.children == b.children
    }
  }
}

extension LayerNode {
  /// A new layer of the same number and kind: what a written layer differs from.
  var blank: LayerNode {
    var node = LayerNode(id: id)
    switch special.kind {
    case .plain: break
    case .shape: node.special = .shape(ShapeContent())
    case .gradient: node.special = .gradient(GradientContent())
    }
    return node
  }

  /// A shape's fill rule, cap and join, which do not animate.
  var shapeRules: [UInt8] {
    guard case .shape(let shape) = special else { return [] }
    return [shape.fillRule.rawValue, shape.stroke.cap.rawValue, shape.stroke.join.rawValue]
  }

  var gradientKind: GradientKind? {
    guard case .gradient(let gradient) = special else { return nil }
    return gradient.kind
  }
}
