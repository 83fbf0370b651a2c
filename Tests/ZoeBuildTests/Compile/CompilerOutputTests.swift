import Testing
import ZoeBuild

@Suite struct CompilerOutputTests {
  @Test func `an error keeps its notes and loses source lines and carets`() {
    let lines = CompilerOutput.diagnostics(
      """
      a/B.swift:12:5: error: cannot find 'x' in scope
      12 |     x = b ? c : d
         |     `- error: cannot find 'x' in scope
      a/B.swift:3:9: note: did you mean 'y'?
      """, files: [])

    #expect(
      lines == [
        "a/B.swift:12:5: error: cannot find 'x' in scope",
        "a/B.swift:3:9: note: did you mean 'y'?",
      ])
  }

  @Test func `a warning and its note are left out`() {
    #expect(
      CompilerOutput.diagnostics(
        "a.swift:1:1: warning: never used\na.swift:1:2: note: fix it", files: []
      ) == [])
  }

  @Test func `the same words are told once`() {
    #expect(
      CompilerOutput.diagnostics(
        "a.swift:1:1: error: x\na.swift:1:1: error: x", files: []
      ).count == 1)
  }
}
