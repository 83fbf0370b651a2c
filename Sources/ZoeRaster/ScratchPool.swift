#if canImport(Glibc)
  import Glibc
#endif

/// Scratch memory that waits for the next picture: fresh memory costs a page fault every 4 KiB.
///
/// A class because copies of a renderer share it; a lock makes it safe from several threads.
final class ScratchPool: @unchecked Sendable {
  private var idle: [Scratch] = []
  #if canImport(Glibc)
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    private func locked<R>(_ body: () -> R) -> R {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return body()
    }
  #else
    private func locked<R>(_ body: () -> R) -> R { body() }
  #endif

  /// Cleared memory for bands of this size, used before or new.
  func take(width: Int, bandHeight: Int) -> Scratch {
    let used = locked {
      // What is of another size belongs to pictures that are no longer drawn.
      idle.removeAll { !$0.fits(width: width, bandHeight: bandHeight) }
      return idle.popLast()
    }
    return used ?? Scratch(width: width, bandHeight: bandHeight)
  }

  func giveBack(_ scratch: Scratch) {
    locked { idle.append(scratch) }
  }
}
