import ZoeFilm

// What a view does as its layer's delegate.

extension UIView {
  static func makeLayer() -> CALayer {
    LayerFactory.make(layerClass as? CALayer.Type ?? CALayer.self)
  }

  func adoptLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.setNeedsLayout()
    // Views that override draw(_:) are to draw once; for the others it costs an empty drawing.
    layer.setNeedsDisplay()
  }

  /// Runs the layer's and the view's drawing code into the layer's drawing.
  func drawIntoLayer() {
    let context = CGContext.recording(bounds: bounds)
    layer.draw(in: context)
    draw(layer, in: context)
    let drawing = context.recorded
    layer.drawing = drawing.steps.isEmpty ? nil : drawing
  }

  func drawAsCurrent(_ context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Core Animation lays out from the uppermost of the layers above that wait for it without a gap.
  var topmostWaiting: CALayer {
    var top = layer
    while let above = top.superlayer, above.needsLayout() { top = above }
    return top
  }

  /// The layout pass of one view: controller, constraints, subviews, controller.
  func layOut() {
    viewState.controller?.viewWillLayoutSubviews()
    AutoLayout.pass(self)
    layoutSubviews()
    viewState.controller?.viewDidLayoutSubviews()
  }
}
