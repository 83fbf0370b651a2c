/// The contexts that drawing code finds as the current one, innermost last.
private enum GraphicsContexts {
  nonisolated(unsafe) static var stack: [CGContext] = []
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.stack.append(context) }

public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill([rect]) }

extension UIColor {
  /// Sets the current context's fill and stroke colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
