import ZoeGeometry

/// The kinds of layers, which decide what properties there are.
public enum LayerKind: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case plain, shape, gradient
}

extension Special {
  public var kind: LayerKind {
    switch self {
    case .plain: .plain
    case .shape: .shape
    case .gradient: .gradient
    }
  }
}

extension LayerProperty {
  /// What the property holds.
  public var kind: ValueKind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .shadowOffset: .size
    case .anchorPointZ, .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity,
      .shadowRadius, .contentsScale, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      .number
    case .transform, .sublayerTransform: .transform
    case .hidden, .masksToBounds, .doubleSided: .flag
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .shadowPath, .path: .path
    case .contents: .image
    case .lineDashPattern, .locations: .numbers
    case .colors: .colors
    }
  }

  /// The one kind of layer that has the property; nil where all have it.
  public var owner: LayerKind? {
    switch self {
    case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .doubleSided, .backgroundColor,
      .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale:
      nil
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase,
      .lineDashPattern, .strokeStart, .strokeEnd:
      .shape
    case .colors, .locations, .startPoint, .endPoint: .gradient
    }
  }

  /// What a layer that has the property begins with.
  public var defaultValue: Value {
    var node = LayerNode(id: LayerID(0))
    switch owner {
    case .shape: node.special = .shape(ShapeContent())
    case .gradient: node.special = .gradient(GradientContent())
    case .plain, nil: break
    }
    return node[self] ?? .number(0)
  }
}
