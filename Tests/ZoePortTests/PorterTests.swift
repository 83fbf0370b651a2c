import Testing
import ZoePort

@Suite struct PorterTests {
  /// The ported text without its first line.
  func ported(_ text: String) -> String {
    let file = Porter.port([SourceText(path: "A.swift", text: text)]).files[0]
    return String(
      file.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  @Test func `an attribute leaves blanks of its own length`() {
    #expect(ported("@objc func a() {}") == "      func a() {}")
    #expect(ported("@objc(named:) dynamic var b = 1") == "                      var b = 1")
  }

  @Test func `other attributes stay`() {
    #expect(
      ported("@discardableResult func a() -> Int { 1 }")
        == "@discardableResult func a() -> Int { 1 }")
  }

  @Test func `a selector carries its method`() {
    let text = ported("class A: UIView { lazy var s = #selector(tap); func tap(_ s: Any) {} }")

    #expect(text.contains("Selector(\"tap:\", A.tap)"))
  }

  @Test(arguments: [
    ("#selector(self.go(_:by:))", "Selector(\"go:by:\", A.go(_:by:))"),
    ("#selector(B.go)", "Selector(\"go\", B.go)"),
    ("#selector(getter: title)", "Selector(\"title\")"),
    ("#selector(timer.fire)", "Selector(\"fire\")"),
    ("#selector(show(text:))", "Selector(\"showWithText:\", A.show(text:))"),
  ])
  func `a selector is written for every form`(source: String, expected: String) {
    #expect(ported("class A { func f() { use(\(source)) } }").contains("use(\(expected))"))
  }

  @Test func `a selector in an extension names the extended type`() {
    #expect(
      ported("extension Outer.Inner { func f() { use(#selector(go)) } }").contains(
        "Selector(\"go\", Outer.Inner.go)"))
  }

  @Test(arguments: [
    ("#keyPath(CAShapeLayer.strokeEnd)", "\"strokeEnd\""),
    ("#keyPath(frame.origin)", "\"frame.origin\""),
    ("#keyPath(UIView.isHidden)", "\"hidden\""),
  ])
  func `a key path becomes its string`(source: String, expected: String) {
    #expect(ported("let k = \(source)") == "let k = \(expected)")
  }

  @Test func `outlets are set by name on the closing brace's line`() {
    let text = ported(
      "class A: UIViewController {\n  @IBOutlet private weak var bar: Bar!\n  @IBInspectable var w = 1.0\n}"
    )

    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(text.contains("case \"bar\": _zoetropeAssign(&self.bar, value)"))
    #expect(text.contains("case \"w\": _zoetropeAssign(&self.w, value)"))
    #expect(text.contains("default: super.setValue(value, forKey: key)"))
  }

  @Test func `actions are entered where the shim can reach them`() {
    let port = Porter.port([
      SourceText(
        path: "A.swift",
        text:
          "class A: UIView { @IBAction func go(_ s: Any) {} }\nprivate class B: UIView { @objc func no() {} }"
      )
    ])

    #expect(
      port.files[0].text.contains("SelectorRegistry.add(A.self, Selector(\"go:\", A.go(_:)))"))
    #expect(port.shim.contains("  A._zoetropeActions_0_0()"))
    #expect(!port.files[0].text.contains("B.self"))
  }

  @Test func `what is injected beside other members is kept apart`() {
    let text = ported(
      "class A: UIViewController { @IBOutlet var bar: Bar!; @IBAction func go() {} }")

    #expect(text.contains("go() {} ; override func setValue"))
    #expect(text.contains("} }; internal static func"))
  }

  @Test func `columns behind an edit are found again`() {
    let source = "class A { func f() { use(#selector(go)); oops } }"
    let file = Porter.port([SourceText(path: "A.swift", text: source)]).files[0]
    let line = file.text.split(separator: "\n")[1]
    let column = line.utf8.count - "oops } }".utf8.count + 1

    #expect(
      file.originalColumn(line: 1, column: column) == source.utf8.count - "oops } }".utf8.count + 1)
  }

  @Test func `the original is named without what a literal cannot hold`() {
    let file = Porter.port([SourceText(path: "a\"b\n.swift", text: "")]).files[0]

    #expect(file.text == "#sourceLocation(file: \"a_b_.swift\", line: 1)\n")
    #expect(file.path == "a\"b\n.swift")
  }

  @Test func `what follows a selector of several lines stays on its line`() {
    let text = ported("class A { func f() { use(#selector(\n  A\n  .go\n), 1) } }")

    #expect(text == "class A { func f() { use(Selector(\"go\", A.go)\n\n\n, 1) } }")
  }
}
