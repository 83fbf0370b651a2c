import ZoeFilm
import ZoeGeometry

/// A space transform on row vectors.
public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// All numbers 0, which is not the identity.
  public init() { self.init([CGFloat](repeating: 0, count: 16)) }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// Sixteen numbers, row by row.
  private init(_ n: [CGFloat]) {
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }

  package init(_ m: Matrix4) {
    self.init(m.rows.flatMap { [CGFloat($0.x), CGFloat($0.y), CGFloat($0.z), CGFloat($0.w)] })
  }

  package var matrix: Matrix4 {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> SIMD4<Double> {
      SIMD4(Double(a), Double(b), Double(c), Double(d))
    }
    return Matrix4(
      row(m11, m12, m13, m14), row(m21, m22, m23, m24), row(m31, m32, m33, m34),
      row(m41, m42, m43, m44))
  }
}

public let CATransform3DIdentity = CATransform3D(Matrix4.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(Matrix4.translation(Double(tx), Double(ty), Double(tz))) }

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Matrix4.scale(Double(sx), Double(sy), Double(sz)))
}

/// - Parameter angle: Radians about the axis (x, y, z); an axis without length turns nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (Double(x) * Double(x) + Double(y) * Double(y) + Double(z) * Double(z)).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (ux, uy, uz) = (Double(x) / length, Double(y) / length, Double(z) / length)
  let (s, c) = Mathematics.sineAndCosine(Double(angle))
  let k = 1 - c
  return CATransform3D(
    Matrix4(
      [c + ux * ux * k, uy * ux * k + uz * s, uz * ux * k - uy * s, 0],
      [ux * uy * k - uz * s, c + uy * uy * k, uz * uy * k + ux * s, 0],
      [ux * uz * k + uy * s, uy * uz * k - ux * s, c + uz * uz * k, 0], [0, 0, 0, 1]))
}

/// The new translation first, then `t` (facts row F8.3).
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.then(b.matrix))
}

/// The transform that undoes `t`; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverted.map(CATransform3D.init) ?? t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Matrix4(m.affine))
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(t.matrix.affine)
}
