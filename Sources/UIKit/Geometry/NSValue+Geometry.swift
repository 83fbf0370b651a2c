// Boxes for Core Graphics' and UIKit's geometry, for what takes objects alone.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [Double(vector.dx), Double(vector.dy)])
  }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }

  // Spellings before Swift 3.
  public convenience init(CGPoint point: CGPoint) { self.init(cgPoint: point) }
  public convenience init(CGVector vector: CGVector) { self.init(cgVector: vector) }
  public convenience init(CGSize size: CGSize) { self.init(cgSize: size) }
  public convenience init(CGRect rect: CGRect) { self.init(cgRect: rect) }
  public convenience init(CGAffineTransform transform: CGAffineTransform) {
    self.init(cgAffineTransform: transform)
  }
  public convenience init(UIEdgeInsets insets: UIEdgeInsets) { self.init(uiEdgeInsets: insets) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  /// Zero where the box holds something else, as are the two below.
  public var cgVectorValue: CGVector {
    numbers(2).map { UIKit.CGVector(dx: $0[0], dy: $0[1]) } ?? UIKit.CGVector.zero
  }
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(6)?.map({ CGFloat($0) }) else { return .identity }
    return UIKit.CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let n = numbers(4)?.map({ CGFloat($0) }) else { return .zero }
    return UIKit.UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}
