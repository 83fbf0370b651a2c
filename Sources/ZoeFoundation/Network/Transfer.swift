/// How one body arrives: in equal pieces, twenty a second, the last one at the end of its time.
///
/// A piece that could not be told at its time, as where the application was in the background, is told
/// together with the next.
struct Transfer: Equatable {
  let bytes: Int64
  /// Seconds.
  let duration: Double
  /// Pieces in all, at least one.
  let pieces: Int
  /// Pieces that arrived.
  var arrived = 0

  /// Often enough for a bar to move smoothly, seldom enough to be one commit in several frames. Seconds.
  static let cadence = 0.05

  init(bytes: Int64, over duration: Double) {
    self.bytes = bytes
    self.duration = duration
    pieces = max(1, Int((duration / Transfer.cadence).rounded(.up)))
  }

  /// When a piece is there, from the transfer's start. Seconds.
  func time(of piece: Int) -> Double { duration * Double(piece) / Double(pieces) }

  /// Bytes that a number of pieces have together.
  func bytes(in pieces: Int) -> Int64 { bytes * Int64(pieces) / Int64(self.pieces) }

  var bytesArrived: Int64 { bytes(in: arrived) }
  var isComplete: Bool { arrived == pieces }

  /// Takes what is there after some time of transfer.
  ///
  /// - Returns: Bytes that are new.
  mutating func receive(after elapsed: Double) -> Int64 {
    let before = bytesArrived
    // The sum of many steps may miss a piece's time by an ulp.
    while arrived < pieces, time(of: arrived + 1) <= elapsed + 1e-9 { arrived += 1 }
    return bytesArrived - before
  }

  /// Goes on where an earlier transfer stopped.
  mutating func skip(to offset: Int64) {
    // The first pieces of a short body may hold nothing.
    guard offset > 0 else { return }
    while arrived < pieces - 1, bytes(in: arrived + 1) <= offset { arrived += 1 }
  }
}
