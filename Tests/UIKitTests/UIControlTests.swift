import Testing
import UIKit

extension OneRun {
  @MainActor @Suite struct UIControlTests {
    @MainActor final class Target: NSObject {
      var heard: [String] = []
      func tap(_ sender: UIControl) { heard.append("tap") }
      func down() { heard.append("down") }
    }

    private let stage = Stage()
    private let target = Target()
    private let button = UIButton(type: .system)

    init() {
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      stage.root.addSubview(button)
    }

    @Test func `a tap is a touch down, then a touch up inside`() {
      button.addTarget(target, action: Selector("tap:", Target.tap(_:)), for: .touchUpInside)
      button.addTarget(target, action: Selector("down", Target.down), for: .touchDown)

      TouchDelivery.tap(at: CGPoint(x: 50, y: 20))

      #expect(target.heard == ["down", "tap"])
    }

    @Test func `a disabled control hears nothing`() {
      button.addTarget(target, action: Selector("down", Target.down), for: .allTouchEvents)
      button.isEnabled = false

      TouchDelivery.tap(at: CGPoint(x: 50, y: 20))

      #expect(target.heard.isEmpty && button.state == .disabled)
    }

    @Test func `a removed target hears nothing`() {
      button.addTarget(target, action: Selector("down", Target.down), for: .touchDown)
      button.removeTarget(target, action: nil, for: .allEvents)

      button.sendActions(for: .touchDown)

      #expect(target.heard.isEmpty && button.allTargets.isEmpty)
    }

    @Test func `an action runs for its event`() {
      var senders: [AnyObject?] = []
      button.addAction(UIAction { senders.append($0.sender) }, for: .primaryActionTriggered)

      button.sendActions(for: .touchUpInside)

      #expect(senders.count == 1 && senders[0] === button)
    }

    @Test func `a state without a title shows the normal one`() {
      button.setTitle("Go", for: .normal)
      button.setTitle("Going", for: .selected)
      #expect(button.titleLabel?.text == "Go")

      button.isSelected = true
      #expect(button.titleLabel?.text == "Going")

      button.isHighlighted = true
      #expect(button.titleLabel?.text == "Go")
    }

    @Test func `the title stands in the middle`() {
      button.setTitle("Go", for: .normal)

      stage.run(to: 0)

      #expect(button.titleLabel?.center == CGPoint(x: 50, y: 20))
    }

    @Test func `events and states have UIKit's numbers`() {
      #expect(UIControl.Event.touchUpInside.rawValue == 64)
      #expect(UIControl.Event.valueChanged.rawValue == 4096)
      #expect(UIControl.State.selected.rawValue == 4)
    }
  }

  @MainActor @Suite struct UIImageTests {
    init() { _ = Stage() }

    @Test func `a picture of two pixels to the point is half as large`() throws {
      let source = UIImage(
        cgImage: CGImage(width: 4, height: 2, pixels: Array(repeating: 255, count: 32)))
      let data = try #require(source.pngData())

      let image = try #require(UIImage(data: data, scale: 2))

      #expect(image.size == CGSize(width: 2, height: 1))
      #expect(UIImageView(image: image).bounds.size == CGSize(width: 2, height: 1))
    }

    @Test func `a name without a picture is nil and a note`() {
      #expect(UIImage(named: "nothing") == nil)
      #expect(World.current.notes.map(\.code).contains("ZOE1701"))
    }
  }

  @MainActor @Suite struct BoxedGeometryTests {
    @Test func `boxes give back what they hold`() {
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
      #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
      #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }
  }
}
