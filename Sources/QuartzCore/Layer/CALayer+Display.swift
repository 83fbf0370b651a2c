import ZoeFilm

// Layout and display at the end of a turn.

extension CALayer {
  func markForLayout() {
    state.needsLayout = true
    if state.isOnScreen { RenderTree.current.needsLayout = true }
  }

  /// Lays out this layer and all below it, parents first.
  func layOutTree() {
    if state.needsLayout {
      state.needsLayout = false
      layoutSublayers()
      runAction("onLayout")
    }
    for child in state.sublayers { child.layOutTree() }
    state.mask?.layOutTree()
  }

  func markForDisplay() {
    guard !state.needsDisplay else { return }
    state.needsDisplay = true
    if state.isOnScreen { RenderTree.current.needingDisplay.append(self) }
  }

  func displayNow() {
    state.needsDisplay = false
    display()
  }

  /// The delegate draws where it can; else `draw(in:)` does.
  func drawContents() {
    delegate?.layerWillDraw(self)
    let before = DelegateDisplay.misses
    delegate?.display(self)
    // The protocol's own `display` counts a miss: then nobody implements it.
    guard delegate == nil || DelegateDisplay.misses != before else { return }
    let context = CGContext.recording(bounds: bounds)
    draw(in: context)
    delegate?.draw(self, in: context)
    if !context.recorded.steps.isEmpty { drawing = context.recorded }
  }
}

/// How the default of an optional delegate method tells that it ran.
enum DelegateDisplay {
  nonisolated(unsafe) static var misses = 0
}
