import Testing

@testable import ZoeExport

@Suite struct InstantTests {
  @Test func `every spelling is read`() {
    #expect(Instant("0.5s") == .seconds(0.5))
    #expect(Instant("1.5") == .seconds(1.5))
    #expect(Instant("250ms") == .seconds(0.25))
    #expect(Instant("50%") == .fraction(0.5))
    #expect(Instant("frame:30") == .frame(30))
    #expect(Instant("first") == .first)
    #expect(Instant("last") == .last)
    #expect(Instant("settled") == .settled)
  }

  @Test func `what is no instant is refused`() {
    #expect(Instant("") == nil)
    #expect(Instant("-1") == nil)
    #expect(Instant("101%") == nil)
    #expect(Instant("frame:x") == nil)
    #expect(Instant("1e400") == nil)
    #expect(Instant("nan") == nil)
  }

  @Test func `a list has commas`() {
    #expect(Instant.list("0, 25%,last") == [.seconds(0), .fraction(0.25), .last])
    #expect(Instant.list("0,,1") == nil)
  }

  @Test func `a fraction is of the span and a frame of the rate`() {
    let span = Span(from: 1, to: 5)

    #expect(Instant.fraction(0.25).time(in: span, fps: 10) == 2)
    #expect(Instant.frame(5).time(in: span, fps: 10) == 1.5)
    #expect(Instant.last.time(in: span, fps: 10) == 5)
  }
}
