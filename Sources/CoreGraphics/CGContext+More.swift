import ZoeGeometry

// What drawing code asks beside fills and strokes: the path so far, and calls that are notes.

extension CGContext {
  public var isPathEmpty: Bool { path == nil }

  /// In user space, which is that of the transform in force now.
  public var currentPointOfPath: CGPoint {
    (path?.currentPoint ?? .zero).applying(ctm.inverted())
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path.contains(point.applying(ctm), using: isEvenOdd ? .evenOdd : .winding)
  }

  /// Pairs of points, each a line of its own.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - points.count % 2, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) { note("gradients") }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) { note("gradients") }

  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { note("transparency layers") }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    note("transparency layers")
  }
  public func endTransparencyLayer() {}

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func synchronize() {}
}
