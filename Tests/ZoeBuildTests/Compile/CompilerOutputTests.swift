import Testing
import ZoeBuild
import ZoePort

@Suite struct CompilerOutputTests {
  let port = Porter.port([
    SourceText(path: "a/B.swift", text: "import UIKit\nclass A: UIView {}\n"),
    SourceText(path: "a \"b\".swift", text: ""),
  ])

  @Test func `an error keeps its notes and loses source lines and carets`() {
    let lines = CompilerOutput.diagnostics(
      """
      a/B.swift:12:5: error: cannot find 'x' in scope
      12 |     x = b ? c : d
         |     `- error: cannot find 'x' in scope
      a/B.swift:3:9: note: did you mean 'y'?
      """, of: port)

    #expect(
      lines == [
        "a/B.swift:12:5: error: cannot find 'x' in scope",
        "a/B.swift:3:9: note: did you mean 'y'?",
      ])
  }

  @Test func `a name of Apple's is told from a slip, once`() {
    let lines = CompilerOutput.diagnostics(
      """
      a/B.swift:2:5: error: cannot find 'UIPickerWheel' in scope
      a/B.swift:3:5: error: cannot find type 'UIPickerWheel' in scope
      """, of: port)

    #expect(
      lines == [
        "a/B.swift:2:5: error: cannot find 'UIPickerWheel' in scope",
        "a/B.swift:2:5: note: 'UIPickerWheel' looks like Apple's: it is misspelt, or not in Zoetrope yet",
        "a/B.swift:3:5: error: cannot find type 'UIPickerWheel' in scope",
      ])
  }

  @Test func `errors are told in the order of the sources`() {
    #expect(
      CompilerOutput.diagnostics(
        "a/B.swift:9:1: error: x\na/B.swift:2:4: error: y\na/B.swift:2:5: note: z", of: port)
        == [
          "a/B.swift:2:4: error: y", "a/B.swift:2:5: note: z", "a/B.swift:9:1: error: x",
        ])
  }

  @Test func `a forgotten import is named`() {
    #expect(
      CompilerOutput.diagnostics("a _b_.swift:1:1: error: cannot find 'UIView' in scope", of: port)
        .last == "a \"b\".swift:1:1: note: this file does not import UIKit")
  }

  @Test func `a warning and its note are left out`() {
    #expect(
      CompilerOutput.diagnostics(
        "a.swift:1:1: warning: never used\na.swift:1:2: note: fix it", of: port
      ) == [])
  }

  @Test func `the same words are told once`() {
    #expect(
      CompilerOutput.diagnostics(
        "a/B.swift:1:1: error: x\na/B.swift:1:1: error: x", of: port
      ).count == 1)
  }

  @Test func `a path that no literal can hold is told as the user has it`() {
    #expect(
      CompilerOutput.diagnostics("a _b_.swift:1:1: error: x", of: port)
        == ["a \"b\".swift:1:1: error: x"])
  }

  @Test func `an error of the generated file is told at the type it was made for`() throws {
    let line = try #require(port.registered.keys.min())

    #expect(
      CompilerOutput.diagnostics("/c/zoetrope-shim.swift:\(line):5: error: no", of: port)
        == ["a/B.swift:2:1: error: A cannot be shown: no"])
  }

  @Test func `an error of the generated file is left out beside one of the user's`() {
    #expect(
      CompilerOutput.diagnostics(
        "/c/zoetrope-shim.swift:20:5: error: no\na/B.swift:1:2: error: x", of: port)
        == ["a/B.swift:1:2: error: x"])
  }

  @Test func `a note in a file of ours is left out`() {
    #expect(
      CompilerOutput.diagnostics("a/B.swift:1:1: error: x\n/z/UIView.swift:2:2: note: y", of: port)
        == ["a/B.swift:1:1: error: x"])
  }
}
