import Testing
import ZoePort

@Suite struct ProtocolTests {
  func ported(_ text: String) -> String {
    let file = Porter.port([SourceText(path: "A.swift", text: text)]).files[0]
    return String(
      file.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
    ("protocol P {}", "protocol P {}"),
  ])
  func `only objects conform to a protocol of Objective-C`(source: String, expected: String) {
    #expect(ported(source) == expected)
  }

  @Test func `an optional method has an empty default`() {
    let text = ported("@objc protocol P { @objc optional func end(_ n: Int) }")

    #expect(text.hasSuffix("func end(_ n: Int) }; extension P { func end(_ n: Int) {} }"))
    #expect(!text.contains("optional"))
  }

  @Test func `a call of an optional method is a plain one`() {
    let text = ported(
      "@objc protocol P { @objc optional func end() }\nfunc f(_ p: P?) { p?.end?() }")

    #expect(text.hasSuffix("{ p?.end () }"))
  }
}

@Suite struct SelectorCallTests {
  func ported(_ text: String) -> String {
    Porter.port([SourceText(path: "A.swift", text: text)]).files[0].text
  }

  @Test func `a method that shares its name is called by its labels`() {
    let text = ported(
      "class A { func go() {}; func go(_ n: Int) {}; func f() { use(#selector(A.go as (A) -> () -> Void)) } }"
    )

    #expect(text.contains("use(Selector(\"go\", A.self) { _ = $1; _ = try $0.go() })"))
  }

  @Test func `a method that throws is called with its arguments`() {
    let text = ported(
      "class A { func go(_ n: Int, by m: Int) throws {}; func f() { use(#selector(go(_:by:))) } }")

    #expect(
      text.contains(
        "Selector(\"go:by:\", A.self) { _ = $1; _ = try $0.go($1(0), by: $1(1)) }"))
  }

  @Test func `of methods with one name the class's own is meant`() {
    let text = ported(
      "class B { func go() {} }\nclass A { func go(_ n: Int) {}; func f() { use(#selector(go)) } }")

    #expect(text.contains("use(Selector(\"go:\", A.go))"))
  }
}
