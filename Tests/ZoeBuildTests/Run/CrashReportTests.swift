import Glibc
import Testing
import ZoeBuild
import ZoePort

@Suite struct CrashReportTests {
  let files = Porter.port([
    SourceText(path: "in/A.swift", text: ""), SourceText(path: "in/one/C.swift", text: ""),
    SourceText(path: "in/two/C.swift", text: ""),
  ]).files
  /// As swift-backtrace writes it.
  let trace = """
      2 [ra] 0x00007f41 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
      3 [ra] 0x00007f42 C.deep(_:) + 108 in libM.so at in/two/C.swift:3:39
      4 [ra] 0x00007f43 C.viewDidLoad() + 266 in libM.so at in/A.swift:6:11
    """

  @Test func `a fatal error is told with its place`() {
    let error = CrashReport.error(
      signal: SIGTRAP, errors: ["M/A.swift:6: Fatal error: no ring"], trace: "", files: files)

    #expect(error.kind == .crashed)
    #expect(error.lines == ["in/A.swift:6: error: Fatal error: no ring"])
  }

  @Test func `a check of the standard library has no place`() {
    let error = CrashReport.error(
      signal: SIGTRAP, errors: ["Fatal error: Index out of range"], trace: "", files: files)

    #expect(error.lines == ["zoetrope: error: the source crashed: Index out of range"])
  }

  @Test func `a signal without words is named`() {
    let error = CrashReport.error(signal: SIGABRT, errors: [], trace: "", files: files)

    #expect(
      error.lines == ["zoetrope: error: the source crashed: it called abort (signal SIGABRT)"])
  }

  @Test func `a check of the standard library is told where it was asked`() {
    let error = CrashReport.error(
      signal: SIGILL, errors: ["Swift/Buffer.swift:692: Fatal error: Index out of range"],
      trace: trace, files: files)

    #expect(error.lines == ["in/two/C.swift:3:39: error: Fatal error: Index out of range"])
  }

  @Test func `of two files with one name the frame tells which`() {
    let error = CrashReport.error(
      signal: SIGILL, errors: ["M/C.swift:3: Fatal error: x"], trace: trace, files: files)

    #expect(error.lines == ["in/two/C.swift:3:39: error: Fatal error: x"])
  }

  @Test func `a signal without words has the frame's place`() {
    let error = CrashReport.error(signal: SIGFPE, errors: [], trace: trace, files: files)

    #expect(
      error.lines == [
        "in/two/C.swift:3:39: error: the source crashed: a division fault (signal SIGFPE)"
      ])
  }

  @Test func `a failed cast tells its types without their addresses`() {
    let error = CrashReport.error(
      signal: SIGABRT, errors: ["Could not cast value of type 'A' (0x7f87f13d) to 'B' (0x7f)."],
      trace: "", files: [])

    #expect(
      error.lines == [
        "zoetrope: error: the source crashed: Could not cast value of type 'A' to 'B'."
      ])
  }
}
