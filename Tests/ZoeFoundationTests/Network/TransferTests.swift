import Testing

@testable import ZoeFoundation

@Suite struct TransferTests {
  @Test func `a body comes twenty times a second, whatever its size`() {
    #expect(Transfer(bytes: 4_000_000, over: 3).pieces == 60)
    #expect(Transfer(bytes: 10, over: 0.12).pieces == 3)
    #expect(Transfer(bytes: 10, over: 0).pieces == 1)
  }

  @Test func `pieces add up to the whole`() {
    var transfer = Transfer(bytes: 100, over: 0.15)

    #expect(transfer.receive(after: 0.05) == 33)
    #expect(transfer.receive(after: 0.1) == 33)
    #expect(transfer.receive(after: 0.15) == 34)
    #expect(transfer.isComplete)
  }

  @Test func `a body of fewer bytes than pieces still takes its time`() {
    var transfer = Transfer(bytes: 2, over: 1)
    transfer.skip(to: 0)

    #expect(transfer.arrived == 0)
    #expect(transfer.receive(after: 0.95) == 1)
    #expect(!transfer.isComplete)
    #expect(transfer.receive(after: 1) == 1)
  }

  @Test func `a transfer goes on at the last whole piece`() {
    var transfer = Transfer(bytes: 100, over: 1)
    transfer.skip(to: 52)

    #expect(transfer.arrived == 10)
    #expect(transfer.bytesArrived == 50)
  }
}
