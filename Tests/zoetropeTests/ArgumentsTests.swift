import Testing

@testable import zoetrope

private let spec = VerbSpec(
  name: "render", abstract: "",
  positionals: [
    PositionalSpec(name: "input", help: ""),
    PositionalSpec(name: "scene", optional: true, help: ""),
  ],
  options: [
    OptionSpec(name: "output", letter: "o", value: "path", repeats: true, help: ""),
    OptionSpec(name: "size", value: "WxH", help: ""), OptionSpec(name: "json", help: ""),
  ])

@Suite struct ArgumentsTests {
  @Test func `options and places come in any order`() throws {
    let read = try Arguments(
      ["--json", "a.swift", "-o", "a.gif", "--size=3x4", "-ob.png", "Ring"], for: spec)

    #expect(read.positionals == ["a.swift", "Ring"])
    #expect(read.values("output") == ["a.gif", "b.png"])
    #expect(read.value("size") == "3x4")
    #expect(read.has("json"))
  }

  @Test func `after two dashes everything is a place`() throws {
    #expect(try Arguments(["--", "--odd.swift"], for: spec).positionals == ["--odd.swift"])
  }

  @Test func `an unknown option names the nearest`() {
    #expect(throws: Failure.usage("unknown option '--sise'", near: "--size", verb: "render")) {
      try Arguments(["a", "--sise", "3"], for: spec)
    }
  }

  @Test func `an option without its value is refused`() {
    #expect(throws: Failure.self) { try Arguments(["a", "--size"], for: spec) }
    #expect(throws: Failure.self) { try Arguments(["a", "--size", "--json"], for: spec) }
  }

  @Test func `too few and too many places are refused`() {
    #expect(throws: Failure.self) { try Arguments([], for: spec) }
    #expect(throws: Failure.self) { try Arguments(["a", "b", "c"], for: spec) }
  }

  @Test func `swapped letters count as one mistake`() {
    #expect(Spelling.distance(Array("redner"), Array("render")) == 1)
    #expect(Spelling.nearest(to: "xyz", in: ["render", "still"]) == nil)
  }
}
