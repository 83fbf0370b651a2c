import Testing
import ZoeGeometry

@Suite struct Hash64Tests {
  private func digest(_ bytes: [UInt8]) -> UInt64 {
    var hash = Hash64()
    hash.add(bytes)
    return hash.value
  }

  @Test func `the same bytes always give one digest`() {
    #expect(digest([1, 2, 3]) == 11_345_902_312_260_520_832)
  }

  @Test func `zeros of other counts differ`() {
    #expect(digest([0]) != digest([0, 0]))
    #expect(digest([]) != digest([0]))
  }

  @Test func `order counts`() {
    #expect(digest([1, 2]) != digest([2, 1]))
  }
}
