import Testing
import UIKit

extension OneRun {
  @MainActor @Suite struct TouchDeliveryTests {
    @MainActor final class Target: NSObject {
      var taps = 0
      func tap() { taps += 1 }
      func tapped(_ recognizer: UITapGestureRecognizer) {
        taps += recognizer.state == .ended ? 10 : 0
      }
    }

    private let stage = Stage()
    private let target = Target()

    @Test func `a tap reaches the target of the view under it`() {
      let action = Selector("tap", Target.tap)
      stage.root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))

      TouchDelivery.tap(at: CGPoint(x: 50, y: 50))

      #expect(target.taps == 1)
    }

    @Test func `the target may take the recogniser`() {
      let action = Selector("tapped:", Target.tapped(_:))
      stage.root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))

      TouchDelivery.tap(at: CGPoint(x: 50, y: 50))

      #expect(target.taps == 10)
    }

    @Test func `a tap on a subview reaches recognisers above it`() {
      let action = Selector("tap", Target.tap)
      stage.root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
      stage.root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

      TouchDelivery.tap(at: CGPoint(x: 50, y: 50))

      #expect(target.taps == 1)
    }

    @Test func `one tap is not two`() {
      let recognizer = UITapGestureRecognizer(target: target, action: Selector("tap", Target.tap))
      recognizer.numberOfTapsRequired = 2
      stage.root.addGestureRecognizer(recognizer)

      TouchDelivery.tap(at: CGPoint(x: 50, y: 50))
      #expect(target.taps == 0)

      TouchDelivery.tap(at: CGPoint(x: 50, y: 50), count: 2)
      #expect(target.taps == 1)
    }

    @Test func `a tap beside every window hits nothing`() {
      #expect(TouchDelivery.tap(at: CGPoint(x: 500, y: 50)) == nil)
    }

    @Test func `a finger that strays makes no tap`() {
      let action = Selector("tap", Target.tap)
      stage.root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))

      let touch = TouchDelivery.begin(at: CGPoint(x: 50, y: 50))
      touch.map { TouchDelivery.move($0, to: CGPoint(x: 61, y: 50)) }
      touch.map { TouchDelivery.end($0) }

      #expect(target.taps == 0)
    }

    @Test func `a finger that shakes a little still makes a tap`() {
      let action = Selector("tap", Target.tap)
      stage.root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))

      let touch = TouchDelivery.begin(at: CGPoint(x: 50, y: 50))
      touch.map { TouchDelivery.move($0, to: CGPoint(x: 58, y: 50)) }
      touch.map { TouchDelivery.end($0) }

      #expect(target.taps == 1)
    }
  }
}
