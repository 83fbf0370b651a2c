import ZoeFilm

// What a view does as its layer's delegate.

extension UIView {
  static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.init() ?? CALayer()
  }

  func adoptLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    // Views that override draw(_:) are to draw once; for the others it costs an empty drawing.
    layer.setNeedsDisplay()
  }

  /// Runs `draw(_:)` into the layer's drawing.
  func drawIntoLayer() {
    let context = CGContext.recording(bounds: bounds)
    UIGraphicsPushContext(context)
    draw(bounds)
    draw(layer, in: context)
    UIGraphicsPopContext()
    let drawing = context.recorded
    let drawn = drawing.steps.isEmpty ? nil : drawing
    if layer.drawing != drawn { layer.drawing = drawn }
  }

  /// The layout pass of one view: controller, constraints, subviews, controller.
  func layOut() {
    state.controller?.viewWillLayoutSubviews()
    AutoLayout.pass(self)
    layoutSubviews()
    state.controller?.viewDidLayoutSubviews()
  }
}
