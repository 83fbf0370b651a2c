import Testing

@testable import zoetrope

private func shell(_ script: String) throws -> ChildRun {
  try ChildRun(["/bin/sh", "-c", script], environment: ["ZOE_TEST": "yes"])
}

@Suite struct ChildRunTests {
  @Test func `what the program says is kept by lines`() throws {
    let run = try shell("echo one; echo two >&2; printf three")

    #expect(run.end == .exit(0))
    #expect(run.log == ["one", "two", "three"])
  }

  @Test func `status and signal are told apart`() throws {
    #expect(try shell("exit 3").end == .exit(3))
    #expect(try shell("kill -SEGV $$").end == .signal(11))
  }

  @Test func `the machine's locale and zone are kept out`() throws {
    #expect(try shell("echo $LC_ALL $TZ $LANG $ZOE_TEST").log == ["C.UTF-8 UTC yes"])
  }

  @Test func `a crash is 5 with its message, the processor's limit is 6`() throws {
    let crash = Launch.failure(try shell("echo 'M/A.swift:6: Fatal error: cheese'; kill -TRAP $$"))
    let limit = Launch.failure(try shell("kill -24 $$"))

    #expect(crash.status == .userCodeCrashed)
    #expect(crash.lines[0].hasSuffix("the source crashed: M/A.swift:6: Fatal error: cheese"))
    #expect(limit.status == .overLimit)
  }

  @Test func `a program that the source ends itself is said`() throws {
    #expect(Launch.failure(try shell("exit 0")).lines[0].contains("ended the program itself"))
  }
}
