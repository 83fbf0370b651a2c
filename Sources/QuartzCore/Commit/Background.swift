// What Core Animation does when the application leaves the screen (facts row F2.14).

extension RenderTree {
  /// Takes every running animation off that does not ask to stay after its end; the delegates hear of
  /// it after this turn's commit, with finished = false.
  package func removeAnimationsForBackground() {
    root?.removeTransientAnimations()
  }
}

extension CALayer {
  fileprivate func removeTransientAnimations() {
    stopAnimations { $0.animation.isRemovedOnCompletion }
    state.mask?.removeTransientAnimations()
    for child in state.sublayers { child.removeTransientAnimations() }
  }
}
