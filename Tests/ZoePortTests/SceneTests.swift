import Testing
import ZoePort

@Suite struct SceneTests {
  func scenes(_ text: String) -> [SceneInfo] {
    Porter.port([SourceText(path: "A.swift", text: text)]).scenes
  }

  @Test func `controllers, views and layers are scenes, through classes of the module too`() {
    let found = scenes(
      """
      class Base: UIViewController {}
      class Top: Base {}
      class Ring: UIView {}
      final class Wave: CAShapeLayer {}
      class Model {}
      struct S {}
      """)

    #expect(found.map(\.name) == ["Base", "Top", "Ring", "Wave"])
    #expect(found.map(\.kind) == [.viewController, .viewController, .view, .layer])
    #expect(found[0].usedBy == ["Top"])
  }

  @Test func `who constructs a scene uses it`() {
    let found = scenes("class A: UIViewController { let ring = Ring() }\nclass Ring: UIView {}")

    #expect(found[1].usedBy == ["A"])
    #expect(found[0].usedBy == [])
  }

  @Test(arguments: [
    ("class A: UIView {}", true), ("class A: UIView { init(name: String) {} }", false),
    ("class A: UIView { init(name: String = \"\") {} }", true),
    (
      "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }", true
    ),
    ("class A: UIViewController { init(x: Int) {} }", false),
    ("private class A: UIView {}", false), ("class A<T>: UIView {}", false),
    ("class A: UIView { convenience init(x: Int) {} }", true),
  ])
  func `a scene is constructible without arguments or not`(source: String, expected: Bool) {
    #expect(scenes(source).first?.isConstructible == expected)
  }

  @Test func `the shim registers scenes and classes`() {
    let shim = Porter.port([
      SourceText(path: "A.swift", text: "class A: UIViewController {}\nclass B: UIView {}")
    ]).shim

    #expect(shim.contains("SceneRegistry.add(\"A\", kind: .viewController) { A() }"))
    #expect(shim.contains("SceneRegistry.add(\"B\", kind: .view) { B(frame: $0) }"))
    #expect(shim.contains("ClassRegistry.add(\"B\", B.self)"))
    #expect(shim.contains("typealias Timer = ZoeFoundation.Timer"))
  }

  @Test func `a type of the user's keeps its name`() {
    let shim = Porter.port([SourceText(path: "A.swift", text: "class Timer {}")]).shim

    #expect(!shim.contains("typealias Timer "))
  }

  @Test func `delegates of scenes are registered`() {
    let shim = Porter.port([
      SourceText(
        path: "A.swift",
        text: "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }")
    ]).shim

    #expect(shim.contains("AppRegistry.addSceneDelegate(\"SceneDelegate\") { SceneDelegate() }"))
  }

  @Test func `a view that only a coder can make is made by one`() {
    let text = "class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }"

    #expect(scenes(text)[0].isConstructible)
    #expect(
      Porter.port([SourceText(path: "A.swift", text: text)]).shim.contains("A(coder: NSCoder())"))
  }

  @Test func `a view whose only initialiser ends the program cannot be shown`() {
    let found = scenes("class A: UIView { required init?(coder: NSCoder) { fatalError() } }")

    #expect(!found[0].isConstructible)
  }

  @Test(arguments: [
    "private init() { super.init(nibName: nil, bundle: nil) }",
    "init?() { super.init(nibName: nil, bundle: nil) }",
  ])
  func `a scene whose initialiser is closed cannot be shown alone`(source: String) {
    #expect(
      scenes("class A: UIViewController { \(source); required init?(coder: NSCoder) { nil } }")[0]
        .isConstructible == false)
  }
}
