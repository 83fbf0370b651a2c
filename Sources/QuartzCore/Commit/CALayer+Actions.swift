import ZoeFilm

// Which action a change runs, in Apple's order of search (facts section 8).

extension CALayer {
  /// Asks for a change's action before the change; nil where none is to run.
  func actionForChange(_ key: String) -> (any CAAction)? {
    guard !CATransaction.disableActions() else { return nil }
    let action = action(forKey: key)
    return action is NSNull ? nil : action
  }

  func runAction(_ event: String) {
    actionForChange(event)?.run(forKey: event, object: self, arguments: nil)
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return stopped(action) }
    if let action = actions?[event] { return stopped(action) }
    if let styled = style?["actions"] as? [String: any CAAction], let action = styled[event] {
      return stopped(action)
    }
    return type(of: self).defaultAction(forKey: event) ?? implicitAction(forKey: event)
  }

  private func stopped(_ action: any CAAction) -> (any CAAction)? {
    action is NSNull ? nil : action
  }

  /// Keys whose changes animate by themselves once the layer is on screen (measured: implicit
  /// action; those of shape and gradient layers by facts row F12.2).
  private static let implicitKeys: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
    "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "transform.scale", "strokeStart", "strokeEnd", "lineWidth",
    "miterLimit", "lineDashPhase", "fillColor", "strokeColor", "colors", "locations", "startPoint",
    "endPoint",
  ]
  private static let transitionKeys: Set<String> = [
    "hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners",
  ]

  private func implicitAction(forKey key: String) -> (any CAAction)? {
    guard state.id != nil, state.isOnScreen, CATransaction.animationDuration() > 0 else {
      return nil
    }
    if CALayer.transitionKeys.contains(key) { return ImplicitTransition(key: key) }
    let animates =
      CALayer.implicitKeys.contains(key)
      || (key == "backgroundColor" && node.backgroundColor != nil)
    guard animates else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = (presentation() ?? self).value(forKeyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }
}

/// The fade that a change without intermediate values would get; the change shows at once instead.
private final class ImplicitTransition: NSObject, CAAction {
  private let key: String

  init(key: String) { self.key = key }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    World.current.add(
      note: WorldNote(
        code: "ZOE2108",
        message: "the quarter-second fade that a change of \(key) gets by itself is not drawn"))
  }
}
