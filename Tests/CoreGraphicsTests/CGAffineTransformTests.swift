import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a transform said later acts first`() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)

    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
  }

  @Test func `a flat transform inverts to itself`() {
    let t = CGAffineTransform(scaleX: 0, y: 1)

    #expect(t.inverted() == t)
  }

  @Test func `a rectangle becomes the box of its corners`() {
    let r = CGRect(x: 0, y: 0, width: 2, height: 4).applying(
      CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(r.minX + 4) < 1e-12 && abs(r.width - 4) < 1e-12 && abs(r.height - 2) < 1e-12)
  }
}
