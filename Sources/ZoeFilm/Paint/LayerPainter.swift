import ZoeGeometry

// A layer and what is under it, as display items. In: presented nodes and the way to device pixels.
// Out: items in the order of drawing. Left out: what cannot be seen, what is not finite, layers nested
// deeper than `deepest` and a layer's second appearance in a broken tree.

/// Walks a scene at one instant.
struct LayerPainter {
  let scene: Scene
  let assets: Assets
  let profile: Profile
  var items: [DisplayItem] = []
  private var seen: [Bool]

  /// Trees of real programs stay below 60; each level costs stack.
  static let deepest = 200

  init(scene: Scene, assets: Assets, profile: Profile = .screen) {
    self.scene = scene
    self.assets = assets
    self.profile = profile
    seen = Array(repeating: false, count: scene.layers.count)
  }

  /// A layer as it shows, with its own time for what is under it.
  struct Shown {
    let node: LayerNode
    let time: Double
  }

  /// A layer at its parent's time; nil where there is none or it was drawn already.
  mutating func shown(_ id: LayerID, parentTime: Double) -> Shown? {
    guard let node = scene[id], !seen[Int(id.number)] else { return nil }
    seen[Int(id.number)] = true
    let time = node.timing.local(parentTime)
    return Shown(node: node.presented(at: time), time: time)
  }

  /// Paints a layer into `items`.
  ///
  /// - Parameters:
  ///   - parent: From the parent's points to device pixels.
  ///   - space: What the parent does to its sublayers.
  ///   - inherited: Opacity of ancestors that do not composite as a group.
  mutating func paint(
    _ shown: Shown, parent: Affine, space: Matrix4?, inherited: Double = 1, depth: Int = 0
  ) {
    let node = shown.node
    let opacity = min(max(node.opacity, 0), 1) * inherited
    guard !node.isHidden, opacity > 0, depth < LayerPainter.deepest else { return }
    let placement = space.map { node.placement.then($0) } ?? node.placement
    guard let plane = placement.flattened(over: node.bounds) else { return }
    let device = plane.then(parent)
    guard device.isFinite, node.isDoubleSided || device.determinant >= 0 else { return }

    let start = items.count
    // A mask multiplies a finished group, so below it opacity is the group's.
    let asGroup = node.allowsGroupOpacity || node.mask != nil
    let own = asGroup ? 1 : opacity
    paintBackground(of: node, device: device)
    scaleOpacity(from: start, by: own)
    paintInside(shown, device: device, inherited: own, depth: depth)
    let edge = items.count
    paintBorder(of: node, device: device)
    scaleOpacity(from: edge, by: own)
    if let mask = node.mask {
      addShadow(of: node, device: device, from: start, strength: 1)
      composite(from: start, opacity: opacity, mask: mask, of: shown, device: device, depth: depth)
    } else {
      if asGroup { fade(from: start, opacity: opacity) }
      addShadow(of: node, device: device, from: start, strength: opacity)
    }
  }

  /// Contents, drawing, what a subclass adds and the sublayers, clipped together.
  private mutating func paintInside(_ shown: Shown, device: Affine, inherited: Double, depth: Int) {
    let node = shown.node
    let start = items.count
    paintContents(of: node, device: device)
    if let drawing = node.drawing { paint(drawing, device: device) }
    switch node.special {
    case .plain: break
    case .shape(let shape): paint(shape, device: device)
    case .gradient(let gradient): paint(gradient, in: node, device: device)
    }
    scaleOpacity(from: start, by: inherited)
    paintSublayers(of: shown, device: device, inherited: inherited, depth: depth)
    if node.masksToBounds && items.count > start && !isOwnGradient(node, from: start) {
      var style = GroupStyle()
      style.clip = node.outline.transformed(by: device)
      items.insert(.beginGroup(style), at: start)
      items.append(.endGroup)
    }
  }

  /// A gradient alone fills exactly the outline it would be clipped to.
  private func isOwnGradient(_ node: LayerNode, from start: Int) -> Bool {
    guard case .gradient = node.special else { return false }
    return items.count == start + 1 && node.drawing == nil && node.children.isEmpty
  }

  /// By zPosition, then in the order of the array (facts row F8.4).
  private mutating func paintSublayers(
    of shown: Shown, device: Affine, inherited: Double, depth: Int
  ) {
    if shown.node.children.isEmpty { return }
    var children: [Shown] = []
    for id in shown.node.children {
      if let child = self.shown(id, parentTime: shown.time) { children.append(child) }
    }
    if children.contains(where: { $0.node.zPosition != children[0].node.zPosition }) {
      let order = children.indices.sorted { a, b in
        let (za, zb) = (children[a].node.zPosition, children[b].node.zPosition)
        return za != zb ? za < zb : a < b
      }
      children = order.map { children[$0] }
    }
    let space = shown.node.sublayerSpace
    for child in children {
      paint(child, parent: device, space: space, inherited: inherited, depth: depth + 1)
    }
  }

  /// Makes what was painted since `start` translucent: into the paint of a single shape, into a single
  /// group, else as a new group (facts row F8.8).
  private mutating func fade(from start: Int, opacity: Double) {
    if opacity >= 1 || items.count == start { return }
    if isOne(from: start) {
      scaleOpacity(from: start, by: opacity)
    } else {
      var style = GroupStyle()
      style.opacity = opacity
      items.insert(.beginGroup(style), at: start)
      items.append(.endGroup)
    }
  }

  /// Wraps what was painted since `start` into a group under a mask, which lies in the space of its
  /// owner's bounds and counts by its alpha (facts row F8.6). An empty mask leaves nothing.
  private mutating func composite(
    from start: Int, opacity: Double, mask: LayerID, of owner: Shown, device: Affine, depth: Int
  ) {
    if items.count == start { return }
    let content = Array(items[start...])
    items.removeSubrange(start...)
    var style = GroupStyle()
    style.opacity = opacity
    items += [.beginGroup(style), .beginMask]
    let maskStart = items.count
    if let shown = shown(mask, parentTime: owner.time) {
      paint(shown, parent: device, space: nil, depth: depth + 1)
    }
    if items.count == maskStart {
      items.removeSubrange(start...)
      return
    }
    items.append(.endMask)
    items += content
    items.append(.endGroup)
  }

  /// Whether one shape, or one group, was painted since `start`; one that throws a shadow is two.
  private func isOne(from start: Int) -> Bool {
    var depth = 0
    for index in start..<items.count {
      switch items[index] {
      case .beginGroup(let style):
        if depth == 0 && style.shadow != nil { return false }
        depth += 1
      case .endGroup: depth -= 1
      case .shape, .beginMask, .endMask: break
      }
      if depth == 0 && index < items.count - 1 { return false }
    }
    return true
  }

  /// Multiplies the alpha of every shape and group at the top level since `start`.
  private mutating func scaleOpacity(from start: Int, by factor: Double) {
    if factor == 1 { return }
    var depth = 0
    for index in start..<items.count {
      switch items[index] {
      case .beginGroup(var style):
        if depth == 0 {
          style.opacity *= factor
          if style.shadow?.path != nil { style.shadow?.color.alpha *= factor }
          items[index] = .beginGroup(style)
        }
        depth += 1
      case .endGroup: depth -= 1
      case .shape(var shape):
        if depth == 0 {
          shape.paint = shape.paint.faded(by: factor)
          items[index] = .shape(shape)
        }
      case .beginMask, .endMask: break
      }
    }
  }
}

extension Paint {
  /// The paint with its alpha multiplied.
  func faded(by factor: Double) -> Paint {
    switch self {
    case .solid(var color):
      color.alpha *= factor
      return .solid(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.alpha *= factor }
      return .gradient(gradient)
    }
  }
}

extension Affine {
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}
