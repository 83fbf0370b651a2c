import Testing
import ZoePort

@Suite struct ReachTests {
  /// The generated file, and the ported text.
  func port(_ text: String) -> (shim: String, text: String) {
    let port = Porter.port([SourceText(path: "A.swift", text: text)])
    return (port.shim, port.files[0].text)
  }

  @Test(arguments: [
    "func f() { class L: UIView { @objc func go() {} } }",
    "let f = { class L: UIView { @objc func go() {} } }",
    "var v: Int { class L: UIView { @objc func go() {} }; return 1 }",
    "class A { init() { class L: UIView { @objc func go() {} } } }",
    "class G<T> { class L: UIView { @objc func go() {} } }",
    "private class P { class L: UIView { @objc func go() {} } }",
    "private extension UIView { class L: UIView { @objc func go() {} } }",
  ])
  func `what the generated file cannot name is not in it`(source: String) {
    let (shim, _) = port(source)

    #expect(!shim.contains("L.self"))
    #expect(!shim.contains("_zoetropeActions"))
  }

  @Test func `both sides of a condition are entered under theirs`() {
    let (shim, _) = port("#if DEBUG\nclass A: UIView {}\n#else\nclass A: UIControl {}\n#endif")

    #expect(shim.contains("  #if (DEBUG)\n  ClassRegistry.add(\"A\", A.self)\n  #endif"))
    #expect(shim.contains("  #if !(DEBUG)\n  ClassRegistry.add(\"A\", A.self)\n  #endif"))
  }

  @Test func `actions of a private extension are in reach`() {
    let (shim, text) = port("class A: UIView {}\nprivate extension A { @objc func go() {} }")

    #expect(text.contains("internal static func _zoetropeActions_0_0"))
    #expect(shim.contains("  A._zoetropeActions_0_0()"))
  }

  @Test func `a file that imports Foundation alone has selectors`() {
    #expect(port("").shim.contains("typealias Selector = ZoeFoundation.Selector"))
  }
}
