// Boxes for matrices. Foundation on Linux has boxes for points, sizes and rectangles alone, so the
// others hold their numbers, under the type that C gives an array of them.

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    let m: [CGFloat] = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    self.init(numbers: m.map { Double($0) })
  }

  public convenience init(CATransform3D t: CATransform3D) { self.init(caTransform3D: t) }

  /// The zero matrix where the box holds something else.
  public var caTransform3DValue: CATransform3D {
    guard let m = numbers(16)?.map({ CGFloat($0) }) else { return QuartzCore.CATransform3D() }
    return QuartzCore.CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  package convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// The numbers of a box made from exactly `count` of them.
  package func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var found = [Double](repeating: 0, count: count)
    getValue(&found)
    return found
  }
}
