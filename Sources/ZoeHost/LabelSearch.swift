/// Finds views by what they say or are called.
@MainActor enum LabelSearch {
  /// The first visible view with this text or accessibility identifier, the topmost window's first.
  static func view(with text: String) -> UIView? {
    for window in UIScreen.main.windows.reversed() {
      if let found = search(window, text) { return found }
    }
    return nil
  }

  private static func search(_ view: UIView, _ text: String) -> UIView? {
    if view.isHidden || view.alpha < 0.01 { return nil }
    if view.accessibilityIdentifier == text || (view as? UILabel)?.text == text { return view }
    for child in view.subviews {
      if let found = search(child, text) { return found }
    }
    return nil
  }

  /// The middle of a view, in the screen's points.
  static func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let window = view.window else { return middle }
    let place = view.layer.convert(middle, to: window.layer)
    return CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
  }
}
