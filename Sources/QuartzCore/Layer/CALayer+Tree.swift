import ZoeFilm

// The tree: who is whose child, and who hangs on screen.

extension CALayer {
  func insert(_ layer: CALayer, at index: Int, asking: Bool = true) {
    guard layer !== self, !layer.isAncestor(of: self) else { return }
    let wasMine = layer.superlayer === self
    layer.leaveSuperlayer(quietly: wasMine)
    let place = min(max(index, 0), state.sublayers.count)
    let action = asking ? actionForChange("sublayers") : nil
    state.sublayers.insert(layer, at: place)
    layer.superlayer = self
    if state.isOnScreen { layer.enterScreen() }
    markDirty()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
    layer.runAction("onOrderIn")
  }

  /// Below nil is first, above nil is last (measured: insertSublayer).
  func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    if layer.superlayer === self { layer.leaveSuperlayer(quietly: true) }
    let index = sibling.flatMap { sibling in state.sublayers.firstIndex { $0 === sibling } }
    insert(layer, at: index.map { above ? $0 + 1 : $0 } ?? (above ? state.sublayers.count : 0))
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = state.sublayers.firstIndex(where: { $0 === old }) else { return }
    // The parent is asked once (measured: action order).
    old.leaveSuperlayer()
    insert(new, at: index, asking: false)
  }

  func setSublayers(_ layers: [CALayer]) {
    let old = state.sublayers
    for layer in old where !layers.contains(where: { $0 === layer }) { layer.leaveSuperlayer() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  func leaveSuperlayer(quietly: Bool = false) {
    if let masked = state.masked { masked.mask = nil }
    guard let parent = superlayer else { return }
    let action = quietly ? nil : parent.actionForChange("sublayers")
    parent.state.sublayers.removeAll { $0 === self }
    superlayer = nil
    parent.markDirty()
    if state.isOnScreen, !quietly { leaveScreen() }
    action?.run(forKey: "sublayers", object: parent, arguments: nil)
    if !quietly { runAction("onOrderOut") }
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== state.mask, layer !== self else { return }
    let action = actionForChange("mask")
    if let old = state.mask {
      old.state.masked = nil
      if old.state.isOnScreen { old.leaveScreen() }
      old.superlayer = nil
    }
    // A mask has no other place in a tree (facts row F8.6).
    layer?.leaveSuperlayer()
    state.mask = layer
    layer?.state.masked = self
    layer?.superlayer = self
    if state.isOnScreen { layer?.enterScreen() }
    markDirty()
    action?.run(forKey: "mask", object: self, arguments: nil)
    layer?.runAction("onOrderIn")
  }

  private func isAncestor(of layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let current = next {
      if current === self { return true }
      next = current.superlayer
    }
    return false
  }

  /// The layer and all below it become part of what is committed.
  func enterScreen() {
    guard !state.isOnScreen else { return }
    state.isOnScreen = true
    state.isDirty = true
    let tree = RenderTree.current
    tree.dirty.append(self)
    if state.needsLayout { tree.needsLayout = true }
    if state.needsDisplay { tree.needingDisplay.append(self) }
    state.mask?.enterScreen()
    for child in state.sublayers { child.enterScreen() }
  }

  /// The layer and all below it leave what is committed; their animations stop (facts row F2.11).
  func leaveScreen() {
    guard state.isOnScreen else { return }
    state.isOnScreen = false
    state.isDirty = false
    if let id = state.id { RenderTree.current.gone.append(id) }
    state.id = nil
    stopAllAnimations(finished: false)
    state.mask?.leaveScreen()
    for child in state.sublayers { child.leaveScreen() }
  }
}
