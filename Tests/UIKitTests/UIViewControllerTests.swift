import Testing
import UIKit

extension OneRun {
  @MainActor @Suite struct UIViewControllerTests {
    class Teller: UIViewController {
      var told: [String] = []
      override func loadView() {
        super.loadView()
        told.append("load")
      }
      override func viewDidLoad() { told.append("did load") }
      override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) { told.append("is appearing") }
      override func viewWillLayoutSubviews() { told.append("will layout") }
      override func viewDidLayoutSubviews() { told.append("did layout") }
      override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
      override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
    }

    @Test func `the view is loaded when it is first asked for`() {
      let controller = Teller()
      #expect(!controller.isViewLoaded)

      _ = controller.view

      #expect(controller.told == ["load", "did load"])
    }

    @Test func `a root controller loads, appears, is laid out and has appeared`() {
      let controller = Teller()
      let stage = Stage(showing: controller)

      stage.run(to: 0)

      #expect(
        controller.told == [
          "load", "did load", "will appear", "is appearing", "will layout", "did layout",
          "did appear",
        ])
    }

    @Test func `the root view fills the window`() {
      let controller = UIViewController()
      let stage = Stage(showing: controller)

      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(controller.view.window === stage.window)
    }

    @Test func `a change of a sublayer alone lays nothing out again`() {
      let controller = Teller()
      let stage = Stage(showing: controller)
      stage.run(to: 0)
      controller.told = []

      controller.view.layer.opacity = 0.5
      stage.run(to: 1)

      #expect(controller.told == [])
    }

    @Test func `a child's view in a visible parent makes the child appear`() {
      let parent = UIViewController()
      let child = Teller()
      let stage = Stage(showing: parent)
      stage.run(to: 0)

      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.run(to: 1)

      #expect(child.told.prefix(4) == ["load", "did load", "will appear", "is appearing"])
      #expect(child.told.last == "did appear")
    }

    @Test func `the responder above a controller's view is the controller`() {
      let controller = UIViewController()

      #expect(controller.view.next === controller)
    }

    @Test func `a replaced root controller disappears`() {
      let controller = Teller()
      let stage = Stage(showing: controller)
      stage.run(to: 0)

      stage.window.rootViewController = UIViewController()

      #expect(controller.told.last == "did disappear")
      #expect(controller.view.superview == nil)
    }
  }
}
