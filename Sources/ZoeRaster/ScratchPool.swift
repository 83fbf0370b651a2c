/// Scratch memory that waits for the next picture: fresh memory costs a page fault every 4 KiB.
///
/// A class because copies of a renderer share it; a lock makes it safe from several threads.
final class ScratchPool: @unchecked Sendable {
  private var idle: [Scratch] = []
  private let lock = Lock()

  /// Cleared memory for bands of this size, used before or new.
  func take(width: Int, bandHeight: Int) -> Scratch {
    let used = lock.locked {
      // What is of another size belongs to pictures that are no longer drawn.
      idle.removeAll { !$0.fits(width: width, bandHeight: bandHeight) }
      return idle.popLast()
    }
    return used ?? Scratch(width: width, bandHeight: bandHeight)
  }

  func giveBack(_ scratch: Scratch) {
    lock.locked { idle.append(scratch) }
  }
}
