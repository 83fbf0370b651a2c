import ZoeGeometry

extension Scene {
  /// Everything to draw at one instant, in device pixels.
  ///
  /// - Parameters:
  ///   - time: Seconds of film time.
  ///   - scale: Pixels to a point.
  ///   - assets: Where glyph outlines and images are looked up.
  public func displayList(
    at time: Double, canvas: Canvas, scale: Double, assets: Assets = Assets()
  ) -> DisplayList {
    var list = DisplayList(
      width: canvas.size.width.pixels(scale), height: canvas.size.height.pixels(scale),
      background: canvas.background)
    var painter = LayerPainter(scene: self, assets: assets)
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
