import Testing
import UIKit
import ZoeFilm
import ZoeGeometry

extension OneRun {
  @MainActor @Suite struct UIViewTests {
    final class Teller: UIView {
      var told: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { told.append("will superview") }
      override func didMoveToSuperview() { told.append("did superview") }
      override func willMove(toWindow newWindow: UIWindow?) { told.append("will window") }
      override func didMoveToWindow() { told.append("did window") }
      override func layoutSubviews() { told.append("layout") }
    }

    @Test func `the layer is of the class that the view names`() {
      final class Ring: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
      }

      #expect(Ring(frame: .zero).layer is CAShapeLayer)
    }

    @Test func `a view that enters the window hears of both, superview last`() {
      let stage = Stage()
      let view = Teller(frame: .zero)

      stage.root.addSubview(view)

      #expect(view.told == ["will superview", "will window", "did window", "did superview"])
    }

    @Test func `subviews are laid out at the end of the turn`() {
      let stage = Stage()
      let view = Teller(frame: .zero)
      stage.root.addSubview(view)
      view.told = []

      stage.run(to: 0)

      #expect(view.told == ["layout"])
    }

    @Test func `layout on demand begins above, where that waits too`() {
      let stage = Stage()
      let parent = Teller(frame: .zero)
      let child = UIView()
      stage.root.addSubview(parent)
      parent.addSubview(child)
      parent.told = []

      child.layoutIfNeeded()

      #expect(parent.told == ["layout"])
    }

    @Test func `layers follow the order of views`() {
      let parent = UIView()
      let (back, front, middle) = (UIView(), UIView(), UIView())
      parent.addSubview(back)
      parent.addSubview(front)

      parent.insertSubview(middle, belowSubview: front)

      #expect(parent.subviews == [back, middle, front])
      #expect(parent.layer.sublayers == [back.layer, middle.layer, front.layer])
    }

    @Test func `a view brought to the front is last`() {
      let parent = UIView()
      let (first, second) = (UIView(), UIView())
      parent.addSubview(first)
      parent.addSubview(second)

      parent.bringSubviewToFront(first)

      #expect(parent.subviews == [second, first])
    }

    @Test func `a view leaves its old superview for the new one`() {
      let (old, new, view) = (UIView(), UIView(), UIView())
      old.addSubview(view)

      new.addSubview(view)

      #expect(old.subviews.isEmpty)
      #expect(view.superview === new)
      #expect(old.layer.sublayers ?? [] == [])
    }

    @Test func `a wider superview stretches a flexible subview`() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      parent.addSubview(child)

      parent.frame = CGRect(x: 0, y: 0, width: 200, height: 150)

      #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    }

    @Test func `points are converted through a transform`() {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      stage.root.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)

      #expect(view.convert(CGPoint(x: 20, y: 20), to: stage.root) == CGPoint(x: 30, y: 40))
      #expect(view.convert(CGPoint.zero, to: stage.root) == CGPoint(x: -10, y: 0))
    }

    @Test func `a transparent view is not hit`() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      parent.addSubview(child)

      child.alpha = 0.009

      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    }

    @Test func `a view has no opinion on its size`() {
      #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func `key values reach properties and the layer's by path`() {
      let view = UIView()

      view.setValue(true, forKey: "clipsToBounds")
      view.setValue(8, forKeyPath: "layer.cornerRadius")

      #expect(view.clipsToBounds)
      #expect(view.layer.cornerRadius == 8)
    }

    @Test func `an unknown key is a note`() {
      World.reset()

      UIView().setValue(1, forKey: "colour")

      #expect(World.current.notes.map(\.code) == ["ZOE1302"])
    }

    @Test func `drawing code becomes the layer's drawing`() {
      final class Square: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
        }
      }
      let stage = Stage()
      let view = Square(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)

      stage.run(to: 0)

      #expect(
        view.layer.drawing?.steps == [.fill(.rect(Rect(1, 1, 2, 2)), .nonZero, Color(1, 0, 0))])
    }
  }
}
