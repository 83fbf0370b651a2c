import QuartzCore
import Testing

@testable import ZoeFoundation

extension SharedWorld {
  /// Facts rows F5.1, F6.1, F7.1, F8.1 and F9.1; measured: layer default.
  @Suite struct DefaultsTests {
    @Test func `a plain layer`() {
      let layer = CALayer()

      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(layer.duration == .infinity && layer.speed == 1 && layer.fillMode == .removed)
      #expect(layer.contentsGravity == .resize && layer.contentsFormat.rawValue == "RGBA8")
      #expect(layer.edgeAntialiasingMask.rawValue == 15 && layer.maskedCorners.rawValue == 15)
      #expect(layer.borderColor == .black || layer.borderColor?.filmColor == .black)
      #expect(layer.backgroundColor == nil && layer.sublayers == nil && layer.mask == nil)
    }

    @Test func `a shadow`() {
      let layer = CALayer()

      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowColor?.filmColor == .black)
    }

    @Test func `a shape layer`() {
      let shape = CAShapeLayer()

      #expect(shape.fillColor?.filmColor == .black && shape.strokeColor == nil)
      #expect(shape.lineWidth == 1 && shape.miterLimit == 10)
      #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
      #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    }

    @Test func `a gradient layer`() {
      let gradient = CAGradientLayer()

      #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
      #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
      #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func `a spring`() {
      let spring = CASpringAnimation(keyPath: "opacity")

      #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
      #expect(spring.initialVelocity == 0 && spring.duration == 0)
      #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
    }

    @Test func `a spring by its perceived duration`() {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)

      #expect(abs(spring.stiffness - 157.91367) < 1e-5)
      #expect(abs(spring.damping - 17.5929189) < 1e-7)
      #expect(abs(spring.duration - 0.8629552831744205) < 1e-9)
    }

    @Test func `a class tells defaults by key`() {
      #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
      #expect(CALayer.defaultValue(forKey: "bounds") == nil)
      #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
      #expect(CAShapeLayer.defaultValue(forKey: "strokeStart") == nil)
    }
  }

  @Suite struct HitTests {
    private func pair() -> (CALayer, CALayer) {
      let parent = CALayer()
      parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let child = CALayer()
      child.frame = CGRect(x: 90, y: 90, width: 50, height: 50)
      parent.addSublayer(child)
      return (parent, child)
    }

    @Test func `a child is hit outside its parent`() {
      let (parent, child) = pair()
      #expect(parent.hitTest(CGPoint(x: 120, y: 120)) === child)
    }

    @Test func `not where the parent clips`() {
      let (parent, _) = pair()
      parent.masksToBounds = true
      #expect(parent.hitTest(CGPoint(x: 120, y: 120)) == nil)
    }

    @Test func `hidden and clear layers are not hit`() {
      let (parent, child) = pair()
      child.isHidden = true
      #expect(parent.hitTest(CGPoint(x: 95, y: 95)) === parent)
      parent.opacity = 0
      #expect(parent.hitTest(CGPoint(x: 95, y: 95)) == nil)
    }
  }

  @Suite struct BoundaryTests {
    @Test(arguments: [1, UInt(1), Float(1), 1.0, CGFloat(1), NSNumber(value: 1)] as [any Sendable])
    func `every number is a number`(value: any Sendable) {
      #expect(ValueBoundary.value(value, kind: .number) == .number(1))
    }

    @Test func `a boxed point is a point`() {
      let boxed = NSValue(point: CGPoint(x: 1, y: 2))
      let layer = CALayer()
      layer.setValue(boxed, forKey: "position")
      #expect(layer.position == CGPoint(x: 1, y: 2))
    }

    @Test func `nothing for a path takes it away`() {
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      shape.setValue(nil, forKey: "path")
      #expect(shape.path == nil)
    }

    @Test func `what cannot be a value is a note`() {
      World.reset()
      CALayer().setValue(NSObject(), forKey: "position")
      #expect(World.current.notes.map(\.code) == ["ZOE2106"])
    }
  }
}
