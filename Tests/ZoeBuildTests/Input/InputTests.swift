import Testing
import ZoeBuild

@Suite struct InputTests {
  @Test func `a missing input is told by its path`() {
    #expect(throws: BuildError(.noInput, "there is no '/no/such'")) { try Input(path: "/no/such") }
  }
}
