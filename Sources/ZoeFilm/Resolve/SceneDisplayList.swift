import ZoeGeometry

extension Scene {
  /// Everything to draw at one instant, in device pixels.
  ///
  /// - Parameters:
  ///   - time: Seconds of film time.
  ///   - scale: Pixels to a point.
  ///   - assets: Where glyph outlines and images are looked up.
  ///   - profile: Which of Apple's renderers to follow.
  public func displayList(
    at time: Double, canvas: Canvas, scale: Double, assets: Assets = Assets(),
    profile: Profile = .screen
  ) -> DisplayList {
    var list = DisplayList(
      width: canvas.size.width.pixels(scale), height: canvas.size.height.pixels(scale),
      background: canvas.background)
    var painter = LayerPainter(scene: self, assets: assets, profile: profile)
    if let root, let shown = painter.shown(root, parentTime: time) {
      painter.paint(shown, parent: .scale(scale, scale), space: nil)
    }
    list.items = painter.items
    return list
  }
}

extension Double {
  /// A length in whole pixels; 0 where it makes no sense.
  fileprivate func pixels(_ scale: Double) -> Int {
    let pixels = (self * scale).rounded()
    return pixels > 0 && pixels < 1e9 ? Int(pixels) : 0
  }
}
