import QuartzCore
import Testing

@testable import ZoeFoundation

extension SharedWorld {
  @Suite struct OlderNamesTests {
    init() { World.reset() }

    @Test func `a constant's older name is the same constant`() {
      #expect(kCAFillModeForwards == CAMediaTimingFillMode.forwards)
      #expect(kCAMediaTimingFunctionEaseInEaseOut == CAMediaTimingFunctionName.easeInEaseOut)
      #expect(kCALineCapRound == CAShapeLayerLineCap.round)
    }

    @Test func `a box gives a matrix back`() {
      let turn = CATransform3DMakeRotation(1, 0, 0, 1)

      let box = NSValue(caTransform3D: turn)

      #expect(CATransform3DEqualToTransform(box.caTransform3DValue, turn))
    }

    @Test func `a boxed matrix is a value for transform`() {
      let box = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1))

      guard case .transform(let m)? = ValueBoundary.value(box, kind: .transform) else {
        Issue.record("no transform")
        return
      }

      #expect(CATransform3D(m).m11 == 2 && CATransform3D(m).m22 == 3)
    }

    @Test func `copies of a replicator are a note`() {
      let layer = CAReplicatorLayer()
      layer.instanceCount = 1
      #expect(World.current.notes.isEmpty)

      layer.instanceCount = 3

      #expect(layer.instanceCount == 3)
      #expect(World.current.notes.map(\.code) == ["ZOE2111"])
    }

    @Test func `particles are a note`() {
      CAEmitterLayer().emitterCells = [CAEmitterCell()]

      #expect(World.current.notes.map(\.code) == ["ZOE2112"])
    }

    @Test func `scrolling moves the bounds along the axes that are allowed`() {
      let layer = CAScrollLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.scroll(to: CGPoint(x: 5, y: 7))
      #expect(layer.bounds.origin == CGPoint(x: 5, y: 7))

      layer.scrollMode = .vertically
      layer.scroll(to: CGRect(x: 400, y: 90, width: 10, height: 10))

      #expect(layer.bounds.origin == CGPoint(x: 5, y: 50))
    }
  }
}
