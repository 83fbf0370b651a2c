import Testing

@testable import ZoeExport

@Suite struct FrameGridTests {
  @Test func `frames are rate times duration`() {
    #expect(FrameGrid(Span(from: 0, to: 12), fps: 50).count == 600)
    #expect(FrameGrid(Span(from: 1, to: 1.55), fps: 10).count == 6)
  }

  @Test func `nothing to show is still one frame`() {
    #expect(FrameGrid(Span(from: 2, to: 2), fps: 50).times == [2])
  }

  @Test func `frames stand at even instants from the start`() {
    #expect(FrameGrid(Span(from: 1, to: 2), fps: 4).times == [1, 1.25, 1.5, 1.75])
  }
}
