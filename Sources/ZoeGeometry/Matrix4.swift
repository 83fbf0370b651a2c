/// A space transform on row vectors with Core Animation's sixteen names.
public struct Matrix4: Equatable, Hashable, Sendable {
  public var m11, m12, m13, m14: Double
  public var m21, m22, m23, m24: Double
  public var m31, m32, m33, m34: Double
  public var m41, m42, m43, m44: Double

  /// Sixteen numbers, row by row.
  public init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
    (m11, m12, m13, m14) = (r1.x, r1.y, r1.z, r1.w)
    (m21, m22, m23, m24) = (r2.x, r2.y, r2.z, r2.w)
    (m31, m32, m33, m34) = (r3.x, r3.y, r3.z, r3.w)
    (m41, m42, m43, m44) = (r4.x, r4.y, r4.z, r4.w)
  }

  public init(_ t: Affine) {
    self.init([t.a, t.b, 0, 0], [t.c, t.d, 0, 0], [0, 0, 1, 0], [t.tx, t.ty, 0, 1])
  }

  public static let identity = Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  public var rows: [SIMD4<Double>] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// Whether only the plane part differs from the identity, as `CATransform3DIsAffine` asks.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The plane part, which is all of it when `isAffine`.
  public var affine: Affine { Affine(m11, m12, m21, m22, m41, m42) }

  /// This transform first, then `next`.
  public func then(_ next: Matrix4) -> Matrix4 {
    let n = next.rows
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      n[0] * r.x + n[1] * r.y + n[2] * r.z + n[3] * r.w
    }
    let r = rows
    return Matrix4(row(r[0]), row(r[1]), row(r[2]), row(r[3]))
  }

  public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
  }

  public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Matrix4 {
    Matrix4([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
  }
}
