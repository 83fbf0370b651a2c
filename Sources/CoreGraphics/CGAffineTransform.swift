import ZoeGeometry

/// A plane transform on row vectors, `[x y 1] · M`.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// All six numbers 0, which is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// - Parameter angle: Radians; a positive one looks clockwise, as y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Mathematics.sineAndCosine(Double(angle))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public var isIdentity: Bool { self == .identity }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform first, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(affine.then(t2.affine))
  }

  /// The transform that undoes this one; itself where there is none.
  public func inverted() -> CGAffineTransform {
    affine.inverted.map(CGAffineTransform.init) ?? self
  }

  package init(_ t: Affine) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx),
      ty: CGFloat(t.ty))
  }

  package var affine: Affine {
    Affine(Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty))
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  package init(_ p: Point) { self.init(x: p.x, y: p.y) }
  package var point: Point { Point(Double(x), Double(y)) }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  package init(_ s: Size) { self.init(width: s.width, height: s.height) }
  package var zoeSize: Size { Size(Double(width), Double(height)) }
}

extension CGRect {
  /// The bounding box of the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    isNull || isInfinite ? self : CGRect(t.affine.bounds(of: rect))
  }

  package init(_ r: Rect) {
    self.init(x: r.minX, y: r.minY, width: r.size.width, height: r.size.height)
  }

  package var rect: Rect {
    Rect(Double(minX), Double(minY), Double(width), Double(height))
  }
}

public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }

public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
