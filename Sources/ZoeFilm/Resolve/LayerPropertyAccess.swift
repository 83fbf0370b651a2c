import ZoeGeometry

// Where a node keeps each animatable property. In: a property, and a value to set. Out: the value. Refused,
// without a change: a property that this kind of layer lacks and a value of a kind that does not fit.
// A new property is one case in each switch; the compiler names them.

extension LayerNode {
  /// A property's model value; nil where this kind of layer has no such property. Setting a value of
  /// another kind, or nil, leaves the layer as it was.
  public subscript(property: LayerProperty) -> Value? {
    get {
      switch property.owner {
      case nil: common(property)
      case .shape: shape.flatMap { $0.value(property) }
      case .gradient: gradient.flatMap { $0.value(property) }
      case .plain: nil
      }
    }
    set {
      guard let value = newValue?.converted(to: property.kind) else { return }
      switch property.owner {
      case nil: setCommon(property, value)
      case .shape:
        guard var shape else { return }
        shape.set(property, value)
        special = .shape(shape)
      case .gradient:
        guard var gradient else { return }
        gradient.set(property, value)
        special = .gradient(gradient)
      case .plain: break
      }
    }
  }

  private var shape: ShapeContent? {
    if case .shape(let content) = special { content } else { nil }
  }

  private var gradient: GradientContent? {
    if case .gradient(let content) = special { content } else { nil }
  }

  private func common(_ property: LayerProperty) -> Value? {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .zPosition: .number(zPosition)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(opacity)
    case .hidden: .flag(isHidden)
    case .masksToBounds: .flag(masksToBounds)
    case .doubleSided: .flag(isDoubleSided)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(shadowOpacity)
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    case .shadowPath: .path(shadowPath)
    case .contents: .image(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(contentsScale)
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase,
      .lineDashPattern, .strokeStart, .strokeEnd, .colors, .locations, .startPoint, .endPoint:
      nil
    }
  }

  /// - Parameter value: Of the property's kind.
  private mutating func setCommon(_ property: LayerProperty, _ value: Value) {
    switch property {
    case .bounds: bounds = value.asRect ?? bounds
    case .position: position = value.asPoint ?? position
    case .anchorPoint: anchorPoint = value.asPoint ?? anchorPoint
    case .anchorPointZ: anchorPointZ = value.asNumber ?? anchorPointZ
    case .zPosition: zPosition = value.asNumber ?? zPosition
    case .transform: transform = value.asTransform ?? transform
    case .sublayerTransform: sublayerTransform = value.asTransform ?? sublayerTransform
    case .opacity: opacity = value.asNumber ?? opacity
    case .hidden: isHidden = value.asFlag ?? isHidden
    case .masksToBounds: masksToBounds = value.asFlag ?? masksToBounds
    case .doubleSided: isDoubleSided = value.asFlag ?? isDoubleSided
    case .backgroundColor: backgroundColor = value.asColor
    case .cornerRadius: cornerRadius = value.asNumber ?? cornerRadius
    case .borderWidth: borderWidth = value.asNumber ?? borderWidth
    case .borderColor: borderColor = value.asColor
    case .shadowColor: shadowColor = value.asColor
    case .shadowOpacity: shadowOpacity = value.asNumber ?? shadowOpacity
    case .shadowOffset: shadowOffset = value.asSize ?? shadowOffset
    case .shadowRadius: shadowRadius = value.asNumber ?? shadowRadius
    case .shadowPath: shadowPath = value.asPath
    case .contents: contents = value.asImage
    case .contentsRect: contentsRect = value.asRect ?? contentsRect
    case .contentsCenter: contentsCenter = value.asRect ?? contentsCenter
    case .contentsScale: contentsScale = value.asNumber ?? contentsScale
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .lineDashPattern,
      .strokeStart, .strokeEnd, .colors, .locations, .startPoint, .endPoint:
      break
    }
  }
}

extension ShapeContent {
  fileprivate func value(_ property: LayerProperty) -> Value? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .lineWidth: .number(stroke.width)
    case .miterLimit: .number(stroke.miterLimit)
    case .lineDashPhase: .number(stroke.dashPhase)
    case .lineDashPattern: .numbers(stroke.dash)
    case .strokeStart: .number(stroke.start)
    case .strokeEnd: .number(stroke.end)
    case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .doubleSided, .backgroundColor,
      .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale,
      .colors, .locations, .startPoint, .endPoint:
      nil
    }
  }

  fileprivate mutating func set(_ property: LayerProperty, _ value: Value) {
    switch property {
    case .path: self.path = value.asPath
    case .fillColor: fillColor = value.asColor
    case .strokeColor: strokeColor = value.asColor
    case .lineWidth: stroke.width = value.asNumber ?? stroke.width
    case .miterLimit: stroke.miterLimit = value.asNumber ?? stroke.miterLimit
    case .lineDashPhase: stroke.dashPhase = value.asNumber ?? stroke.dashPhase
    case .lineDashPattern: stroke.dash = value.asNumbers ?? stroke.dash
    case .strokeStart: stroke.start = value.asNumber ?? stroke.start
    case .strokeEnd: stroke.end = value.asNumber ?? stroke.end
    case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .doubleSided, .backgroundColor,
      .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale,
      .colors, .locations, .startPoint, .endPoint:
      break
    }
  }
}

extension GradientContent {
  fileprivate func value(_ property: LayerProperty) -> Value? {
    switch property {
    case .colors: .colors(colors)
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .doubleSided, .backgroundColor,
      .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale,
      .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase,
      .lineDashPattern, .strokeStart, .strokeEnd:
      nil
    }
  }

  fileprivate mutating func set(_ property: LayerProperty, _ value: Value) {
    switch property {
    case .colors: self.colors = value.asColors ?? self.colors
    case .locations: locations = value.asNumbers ?? locations
    case .startPoint: startPoint = value.asPoint ?? startPoint
    case .endPoint: endPoint = value.asPoint ?? endPoint
    case .bounds, .position, .anchorPoint, .anchorPointZ, .zPosition, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .doubleSided, .backgroundColor,
      .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
      .shadowRadius, .shadowPath, .contents, .contentsRect, .contentsCenter, .contentsScale, .path,
      .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .lineDashPattern,
      .strokeStart, .strokeEnd:
      break
    }
  }
}
