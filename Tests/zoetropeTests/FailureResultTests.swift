import Testing

@testable import zoetrope

@Suite struct FailureResultTests {
  func json(_ line: String) -> String {
    FailureResult(Failure(.doesNotCompile, lines: [line])).json.text
  }

  @Test func `a place is taken apart`() {
    #expect(
      json("a:b.swift:3:9: error: no 'x'").hasSuffix(
        "[{\"severity\":\"error\",\"file\":\"a:b.swift\",\"line\":3,\"column\":9,\"message\":\"no 'x'\"}]}"
      ))
  }

  @Test func `words without a place stay whole`() {
    #expect(
      json("zoetrope: error: no input").hasSuffix(
        "[{\"severity\":\"error\",\"file\":null,\"line\":null,\"column\":null,\"message\":\"no input\"}]}"
      ))
  }
}
