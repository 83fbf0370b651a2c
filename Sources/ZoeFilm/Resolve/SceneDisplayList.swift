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
    DisplayList(
      width: Int((canvas.size.width * scale).rounded()),
      height: Int((canvas.size.height * scale).rounded()), background: canvas.background)
  }
}
