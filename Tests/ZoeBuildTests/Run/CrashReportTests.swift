import Glibc
import Testing
import ZoeBuild

@Suite struct CrashReportTests {
  @Test func `a fatal error is told with its place`() {
    let error = CrashReport.error(
      signal: SIGTRAP, errors: ["M/A.swift:6: Fatal error: no ring"], files: [])

    #expect(error.kind == .crashed)
    #expect(error.lines == ["M/A.swift:6: error: Fatal error: no ring"])
  }

  @Test func `a check of the standard library has no place`() {
    let error = CrashReport.error(
      signal: SIGTRAP, errors: ["Fatal error: Index out of range"], files: [])

    #expect(error.lines == ["zoetrope: error: the source crashed: Index out of range"])
  }

  @Test func `a signal without words is named`() {
    let error = CrashReport.error(signal: SIGABRT, errors: [], files: [])

    #expect(
      error.lines == ["zoetrope: error: the source crashed: it called abort (signal SIGABRT)"])
  }
}
