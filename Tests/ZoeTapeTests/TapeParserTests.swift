import Testing
import ZoeTape

@Suite struct TapeParserTests {
  private func commands(_ text: String) throws -> [TapeCommand] {
    try TapeParser.parse(text, path: "get.zoe").steps.map(\.command)
  }

  private func complaint(_ text: String) -> String {
    do throws(TapeError) {
      _ = try TapeParser.parse(text, path: "get.zoe")
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `comments and empty lines are no steps, but count as lines`() throws {
    let tape = try TapeParser.parse("# a tape\n\nWait 2s # two\n", path: "get.zoe")

    #expect(tape.steps == [TapeStep(.wait(.seconds(2)), line: 3)])
  }

  @Test func `a wait is a time, an end or a label`() throws {
    #expect(
      try commands("Wait 500ms\nWait 1.5s\nWait settled\nWait label \"Completed\"")
        == [
          .wait(.seconds(0.5)), .wait(.seconds(1.5)), .wait(.settled), .wait(.label("Completed")),
        ])
  }

  @Test func `a tap is a text or a place`() throws {
    #expect(
      try commands("Tap \"Start \\\"now\\\"\"\nTap 196,426\nTap 1.5, 2")
        == [
          .tap(.label("Start \"now\"")), .tap(.point(TapePoint(196, 426))),
          .tap(.point(TapePoint(1.5, 2))),
        ])
  }

  @Test func `a drag goes from a place to a place over a time`() throws {
    #expect(
      try commands("Drag 10,20 -> 30,40 over 300ms")
        == [.drag(from: TapePoint(10, 20), to: TapePoint(30, 40), over: 0.3)])
  }

  @Test func `an application goes away for a time, or until it is called back`() throws {
    #expect(
      try commands("Background 2s\nBackground\nWait 1s\nForeground")
        == [.background(2), .background(nil), .wait(.seconds(1)), .foreground])
  }

  @Test func `a network line tells a URL and its answer`() throws {
    #expect(
      try commands("Network * 4MB over 3s\nNetwork https://a.b/c?d=1#e 2KiB\nNetwork *.png fail")
        == [
          .network(TapeNetwork(url: "*", answer: .body(bytes: 4_000_000, over: 3))),
          .network(TapeNetwork(url: "https://a.b/c?d=1#e", answer: .body(bytes: 2048, over: 0))),
          .network(TapeNetwork(url: "*.png", answer: .fail)),
        ])
  }

  @Test func `settings are a device, an appearance, a rate and a locale`() throws {
    #expect(
      try commands("Set Device iphone-se\nSet Appearance dark\nSet FPS 30\nSet Locale de_DE")
        == [
          .set(.device("iphone-se")), .set(.appearance(.dark)), .set(.fps(30)),
          .set(.locale("de_DE")),
        ])
  }

  @Test func `pictures, expectations and files are told by their names`() throws {
    #expect(
      try commands(
        "Screenshot a.png\nExpect label \"Go\"\nExpect no label \"Go\"\nHide\nShow\nSource Ring.swift"
          + "\nOutput \"a b.gif\"")
        == [
          .screenshot(path: "a.png"), .expect(label: "Go", isThere: true),
          .expect(label: "Go", isThere: false), .hide, .show, .source(path: "Ring.swift"),
          .output(path: "a b.gif"),
        ])
  }

  @Test func `what prepares the world is all before the first thing that takes time`() throws {
    let tape = try TapeParser.parse("Network * fail\nSet FPS 30\nWait 1s\nNetwork * 1B", path: "a")

    #expect(tape.preparations.map(\.line) == [1, 2])
  }

  @Test func `an unknown command is told with its place`() {
    #expect(
      complaint("Wait 1s\n  tap 1,2")
        == "get.zoe:2:3: error: unknown command 'tap'; it is written Tap")
    #expect(
      complaint("Jump")
        == "get.zoe:1:1: error: unknown command 'Jump'; there are Wait, Tap, Drag, Background,"
        + " Foreground, Network, Set, Screenshot, Expect, Hide, Show, Source, Output")
  }

  @Test func `a value that is none is told with its place`() {
    #expect(
      complaint("Wait 5")
        == "get.zoe:1:6: error: '5' is not a time such as 500ms or 2s, settled, or label \"…\"")
    #expect(complaint("Tap 5") == "get.zoe:1:5: error: '5' is not a place such as 100,200")
    #expect(
      complaint("Network * 2GB")
        == "get.zoe:1:11: error: '2GB' is not a size such as 4MB, up to 1GB, or fail")
    #expect(
      complaint("Set FPS -1") == "get.zoe:1:9: error: '-1' is not a number above 0, up to 240")
  }

  @Test func `what is missing is told at the line's end`() {
    #expect(
      complaint("Wait")
        == "get.zoe:1:5: error: the line ends where a time such as 500ms or 2s is expected")
    #expect(complaint("Drag 1,2 3,4") == "get.zoe:1:10: error: '3,4' stands where -> is expected")
    #expect(
      complaint("Tap \"Start")
        == "get.zoe:1:5: error: the text that begins here has no closing quotation mark")
  }

  @Test func `what is too much is told`() {
    #expect(complaint("Hide now") == "get.zoe:1:6: error: 'now' is too much on this line")
  }

  @Test func `nothing can be touched in the background`() {
    #expect(
      complaint("Background\nTap 1,2")
        == "get.zoe:2:1: error: nothing can be touched in the background; Foreground comes first")
    #expect(
      complaint("Foreground") == "get.zoe:1:1: error: the application is in the foreground already")
  }
}
