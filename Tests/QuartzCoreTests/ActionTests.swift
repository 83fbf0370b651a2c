import QuartzCore
import Testing

@testable import ZoeFoundation

/// An action that is told apart by its name.
private final class Mark: NSObject, CAAction {
  let name: String
  init(_ name: String) { self.name = name }
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A delegate that answers with what it is given and writes down what it is asked.
private final class Answers: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  var asked: [String] = []
  init(_ answer: (any CAAction)? = nil) { self.answer = answer }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append("\(layer.name ?? "?").\(event)")
    return answer
  }
}

private final class Classy: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? { Mark("class") }
}

extension SharedWorld {
  @Suite struct ActionTests {
    private func name(_ action: (any CAAction)?) -> String? { (action as? Mark)?.name }

    private func committed(_ layer: CALayer) -> CALayer {
      World.reset()
      let root = CALayer()
      RenderTree.current.root = root
      root.addSublayer(layer)
      World.current.clock.endTurn()
      return layer
    }

    @Test func `the delegate is asked first, then actions, style and class`() {
      let layer = Classy()
      let delegate = Answers(Mark("delegate"))
      #expect(name(layer.action(forKey: "opacity")) == "class")
      layer.style = ["actions": ["opacity": Mark("style")]]
      #expect(name(layer.action(forKey: "opacity")) == "style")
      layer.actions = ["opacity": Mark("actions")]
      #expect(name(layer.action(forKey: "opacity")) == "actions")
      layer.delegate = delegate
      #expect(name(layer.action(forKey: "opacity")) == "delegate")
    }

    @Test func `null stops the search`() {
      let layer = committed(Classy())
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0.2

      #expect(layer.animationKeys() == nil)
    }

    @Test(
      arguments: [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
        "sublayerTransform", "contents", "contentsRect", "contentsCenter", "contentsScale",
        "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
        "shadowOffset", "shadowRadius", "transform.scale",
      ])
    func `these keys animate by themselves`(key: String) {
      #expect(committed(CALayer()).action(forKey: key) is CABasicAnimation)
    }

    @Test(
      arguments: [
        "doubleSided", "contentsGravity", "frame", "name", "onOrderIn", "position.x", "cornerCurve",
        "speed", "backgroundColor", "mine",
      ])
    func `these keys do not`(key: String) {
      #expect(committed(CALayer()).action(forKey: key) == nil)
    }

    @Test func `a background animates where there was one`() {
      let layer = CALayer()
      layer.backgroundColor = .black

      #expect(committed(layer).action(forKey: "backgroundColor") is CABasicAnimation)
    }

    /// Facts row F12.2.
    @Test func `a ring's end animates and its path does not`() {
      let ring = CAShapeLayer()
      _ = committed(ring)
      ring.strokeEnd = 0.5
      ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)

      #expect(ring.animationKeys() == ["strokeEnd"])
    }

    @Test func `a frame animates position, then bounds`() {
      let layer = committed(CALayer())
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)

      #expect(layer.animationKeys() == ["position", "bounds"])
    }

    @Test func `a transaction's settings go into what changes make`() {
      let layer = committed(CALayer())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      layer.opacity = 0
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 3
      CATransaction.commit()

      #expect(layer.animation(forKey: "opacity")?.duration == 2)
      #expect(layer.animationKeys() == ["opacity"])
      #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `the parent is asked before the child`() {
      let parent = CALayer()
      let (old, new) = (CALayer(), CALayer())
      let delegate = Answers(NSNull())
      for (layer, name) in [(parent, "P"), (old, "old"), (new, "new")] {
        layer.name = name
        layer.delegate = delegate
      }
      parent.addSublayer(old)
      parent.replaceSublayer(old, with: new)
      parent.mask = old

      #expect(
        delegate.asked == [
          "P.sublayers", "old.onOrderIn", "P.sublayers", "old.onOrderOut", "new.onOrderIn",
          "P.mask", "old.onOrderIn",
        ])
    }
  }
}
