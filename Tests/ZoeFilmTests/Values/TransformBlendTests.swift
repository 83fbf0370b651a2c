import Testing
import ZoeFilm
import ZoeGeometry

/// Rows X1–X12 of Docs/semantics/timing.md: m11 m12 m21 m22 a quarter and half of the way.
@Suite struct TransformBlendTests {
  static let identity = Affine.identity
  static func turned(_ angle: Double) -> Affine {
    var node = LayerNode(id: LayerID(1))
    node[.transform] = Value.transform(.identity).setting(.rotationZ, to: .number(angle))
    return node.transform.affine
  }
  static let rows: [(Affine, Affine, [Double], [Double])] = [
    (identity, .scale(-1, 1), [0.5, 0, 0, 1], [0, 0, 0, 1]),
    (identity, .scale(1, -1), [1, 0, 0, 0.5], [1, 0, 0, 0]),
    (identity, .scale(-1, -1), [0.70710678, -0.70710678, 0.70710678, 0.70710678], [0, -1, 1, 0]),
    (identity, turned(.pi), [0.70710678, -0.70710678, 0.70710678, 0.70710678], [0, -1, 1, 0]),
    (identity, Affine(1, 0, 0.5, 1, 0, 0), [1, 0, 0.1151, 1.0023], [1, 0, 0.2368, 1.0031]),
    (
      identity, turned(0.5).then(.scale(-1, 1)), [0.4961, -0.0623, 0.1247, 0.9922],
      [0, 0, 0.2474, 0.9689]
    ),
    (
      identity, Affine.scale(2, 1).then(turned(1.5)), [1.1631, 0.4578, -0.3663, 0.9305],
      [1.0975, 1.0225, -0.6816, 0.7317]
    ),
    (
      .scale(-1, 1), .scale(1, -1), [-0.70710678, -0.70710678, -0.70710678, 0.70710678],
      [0, -1, -1, 0]
    ),
  ]

  @Test(arguments: rows)
  func `plane transforms blend part by part`(
    from: Affine, to: Affine, quarter: [Double], half: [Double]
  ) {
    let (from, to) = (Matrix4(from), Matrix4(to))

    #expect(near(from.blended(with: to, 0.25).plane, quarter, 6e-5))
    #expect(near(from.blended(with: to, 0.5).plane, half, 6e-5))
  }

  @Test func `170 degrees go forwards`() {
    let shown = Matrix4.identity.blended(with: Matrix4(Self.turned(170 * .pi / 180)), 0.25)

    #expect(near([shown.m11, shown.m12], [0.73728, 0.67559]))
  }

  @Test func `270 degrees go the short way back`() {
    let shown = Matrix4.identity.blended(with: Matrix4(Self.turned(270 * .pi / 180)), 0.25)

    #expect(near([shown.m11, shown.m12], [0.92388, -0.38268]))
  }

  @Test func `scale, turn and translation blend each by itself`() {
    let from = Matrix4(Affine.scale(2, 1))
    let to = Matrix4(Self.turned(1).then(.translation(40, 0)))

    let shown = from.blended(with: to, 0.25)

    #expect(near(shown.plane + [shown.m41], [1.69560, 0.43296, -0.24740, 0.96891, 10]))
  }

  @Test func `a turn about y goes through space`() {
    let to = Value.transform(.identity).setting(.rotationY, to: .number(1.2))
    guard case .transform(let matrix) = to else { return #expect(Bool(false)) }

    let shown = Matrix4.identity.blended(with: matrix, 0.25)

    #expect(
      near([shown.m11, shown.m13, shown.m31, shown.m33], [0.95534, -0.29552, 0.29552, 0.95534]))
  }

  @Test func `growing from nothing is even`() {
    let shown = Matrix4(Affine.scale(0, 0)).blended(with: .identity, 0.25)

    #expect(near(shown.plane, [0.25, 0, 0, 0.25]))
  }

  @Test func `translations alone stay exact`() {
    let shown = Matrix4.identity.blended(with: .translation(10, 0, 0), 0.5)

    #expect(shown == .translation(5, 0, 0))
  }
}
