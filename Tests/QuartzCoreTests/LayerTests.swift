import QuartzCore
import Testing

@testable import ZoeFoundation

extension SharedWorld {
  @Suite struct LayerTests {
    @Test func `a frame sets bounds and position`() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(layer.position == CGPoint(x: 60, y: 45))
      layer.anchorPoint = .zero
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    }

    @Test func `negative sizes are set right`() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: -20, height: -30)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
      #expect(layer.position == CGPoint(x: 0, y: -5))
      layer.bounds = CGRect(x: 5, y: 5, width: -10, height: -20)
      #expect(layer.bounds == CGRect(x: -5, y: -15, width: 10, height: 20))
    }

    @Test func `a frame under a scale sets the bounds that fill it`() {
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

      #expect(abs(layer.bounds.width - 5) < 1e-9)
      #expect(abs(layer.bounds.height - 3.333333) < 1e-5)
    }

    @Test func `time runs through speed, offset and beginning`() {
      let parent = CALayer()
      let layer = CALayer()
      parent.addSublayer(layer)
      layer.speed = 2
      layer.timeOffset = 1
      layer.beginTime = 3

      #expect(layer.convertTime(10, from: parent) == 15)
      #expect(layer.convertTime(15, to: parent) == 10)
    }

    @Test func `sublayers go where they are told`() {
      let parent = CALayer()
      let names = ["a", "b", "c", "d"]
      let layers = names.map { name in
        let layer = CALayer()
        layer.name = name
        return layer
      }
      parent.insertSublayer(layers[0], at: 9)
      parent.insertSublayer(layers[1], below: nil)
      parent.insertSublayer(layers[2], above: nil)
      parent.insertSublayer(layers[3], above: layers[1])

      #expect(parent.sublayers?.compactMap(\.name) == ["b", "d", "a", "c"])
      #expect(CALayer().sublayers == nil)
    }

    @Test func `keys that nobody knows are kept`() {
      let layer = CALayer()
      layer.setValue("x", forKey: "mine")
      layer.setValue(nil, forKey: "opacity")

      #expect(layer.value(forKey: "mine") as? String == "x")
      #expect(layer.opacity == 0)
    }

    @Test func `scale then rotation by key path are kept apart`() {
      let layer = CALayer()
      layer.setValue(2, forKeyPath: "transform.scale")
      layer.setValue(0.5, forKeyPath: "transform.rotation.z")

      #expect(abs(layer.transform.m11 - 1.7551651237807455) < 1e-12)
      #expect(abs(layer.transform.m12 - 0.958851077208406) < 1e-12)
    }
  }
}
