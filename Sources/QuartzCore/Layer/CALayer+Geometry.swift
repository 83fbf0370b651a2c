import ZoeFilm
import ZoeGeometry

// Frames, and points and times in other layers' terms (facts row F8.2).

extension CALayer {
  func setBounds(_ rect: CGRect) {
    let old = node.bounds
    let new = rect.standardized.rect
    change(.bounds) { $0.bounds = new }
    guard old.size != new.size else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// From the layer's own points to its superlayer's, flat.
  var toSuperlayer: Affine {
    let b = node.bounds
    let anchor = Point(
      b.minX + b.size.width * node.anchorPoint.x, b.minY + b.size.height * node.anchorPoint.y)
    var own = Affine.translation(-anchor.x, -anchor.y).then(node.transform.affine)
    own = own.then(.translation(node.position.x, node.position.y))
    guard let parent = superlayer, parent.node.sublayerTransform != .identity else { return own }
    // The parent's sublayer transform acts about its anchor point (facts row F8.3).
    let p = parent.node.bounds
    let pivot = Point(
      p.minX + p.size.width * parent.node.anchorPoint.x,
      p.minY + p.size.height * parent.node.anchorPoint.y)
    return own.then(.translation(-pivot.x, -pivot.y)).then(parent.node.sublayerTransform.affine)
      .then(.translation(pivot.x, pivot.y))
  }

  var frameInSuperlayer: CGRect {
    let b = node.bounds
    let anchor = Point(
      b.minX + b.size.width * node.anchorPoint.x, b.minY + b.size.height * node.anchorPoint.y)
    let own = Affine.translation(-anchor.x, -anchor.y).then(node.transform.affine)
    return CGRect(own.then(.translation(node.position.x, node.position.y)).bounds(of: b))
  }

  /// Position first, then bounds, each with its own action (measured: setFrame).
  func setFrame(_ rect: CGRect) {
    let r = rect.standardized.rect
    var size = r.size
    let t = node.transform.affine
    if t != .identity, let inverse = t.inverted {
      // The size whose transformed box is the wanted one; turned layers go by the inverse's box.
      let box = inverse.bounds(of: Rect(origin: .zero, size: r.size))
      size = box.size
    }
    let anchor = node.anchorPoint
    let middle = t.bounds(
      of: Rect(-size.width * anchor.x, -size.height * anchor.y, size.width, size.height))
    let place = Point(r.minX - middle.minX, r.minY - middle.minY)
    if place != node.position { position = CGPoint(place) }
    if size != node.bounds.size {
      bounds = CGRect(Rect(origin: node.bounds.origin, size: size))
    }
  }

  /// From this layer's points to those of the tree's top.
  private var toTop: Affine {
    var result = toSuperlayer
    var next = superlayer
    while let layer = next {
      result = result.then(layer.toSuperlayer)
      next = layer.superlayer
    }
    return result
  }

  private func map(from other: CALayer?) -> Affine {
    let theirs = other?.toTop ?? .identity
    return toTop.inverted.map { theirs.then($0) } ?? theirs
  }

  private func map(to other: CALayer?) -> Affine {
    guard let other else { return toTop }
    return other.map(from: self)
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CGPoint(map(from: l).apply(p.point))
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(map(to: l).apply(p.point))
  }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(map(from: l).bounds(of: r.rect))
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(map(to: l).bounds(of: r.rect))
  }

  /// A media time in this layer's own, through the clocks of everything above it.
  private func local(fromMedia time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayer.map { $0.local(fromMedia: time) } ?? time
    return (parent - beginTime) * speed.shortest + timeOffset
  }

  private func media(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    let rate = speed.shortest
    // A stopped layer's time has no inverse; it stands for its beginning (facts row F2.12).
    let parent = rate == 0 ? beginTime : (time - timeOffset) / rate + beginTime
    return superlayer.map { $0.media(fromLocal: parent) } ?? parent
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(fromMedia: l.map { $0.media(fromLocal: t) } ?? t)
  }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let top = media(fromLocal: t)
    return l.map { $0.local(fromMedia: top) } ?? top
  }

  /// This layer's own time at a film time, counted from the run's start.
  var filmLocalTime: Double {
    local(fromMedia: World.mediaTimeBase + World.current.clock.now) - World.mediaTimeBase
  }

  /// The film time at which this layer's own time is `time`; nil where it never comes.
  func filmTime(ofLocal time: Double) -> Double? {
    var layer: CALayer? = self
    while let current = layer {
      if current.speed <= 0 { return nil }
      layer = current.superlayer
    }
    return media(fromLocal: time + World.mediaTimeBase) - World.mediaTimeBase
  }

  func layerHit(at p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let inverse = toSuperlayer.inverted else { return nil }
    let own = CGPoint(inverse.apply(p.point))
    if let mask, mask.layerHit(at: own) == nil { return nil }
    let inside = contains(own)
    if masksToBounds, !inside { return nil }
    // The topmost first: by zPosition, then by index.
    let order = state.sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, child) in order { if let hit = child.layerHit(at: own) { return hit } }
    return inside ? self : nil
  }
}
