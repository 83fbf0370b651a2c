import Testing

@testable import ZoeCodecs

@Suite struct GIFDelaysTests {
  @Test func `50 frames a second stand 2 each`() {
    #expect(GIFDelays.even(frames: 3, fps: 50) == [2, 2, 2])
  }

  @Test func `40 frames a second take turns`() {
    #expect(GIFDelays.even(frames: 4, fps: 40) == [3, 2, 3, 2])
  }

  @Test func `30 frames a second add up to whole seconds`() {
    #expect(GIFDelays.even(frames: 90, fps: 30).reduce(0, +) == 300)
  }
}
