import Testing
import ZoePort

@Suite struct PlatformTests {
  private func ported(_ text: String) -> String {
    Porter.port([SourceText(path: "A.swift", text: text)]).files[0].text
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("#if !os(Linux)", "#if !false    "),
    ("#if canImport(UIKit)", "#if canImport(UIKit)"),
  ])
  func `the platform is iOS`(source: String, expected: String) {
    #expect(ported(source + "\nlet a = 1\n#endif").contains(expected + "\nlet a = 1\n#endif"))
  }

  @Test func `every branch is asked`() {
    #expect(
      ported("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#endif").contains(
        "#elseif true   \n"))
  }

  @Test func `open static members are public`() {
    #expect(ported("class A { open static var a = 1 }").contains("public static var a = 1"))
  }
}
