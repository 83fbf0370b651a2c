import Glibc

/// Where seconds come from: work of one thread is measured by its own processor time, which other load
/// on the machine hardly moves.
enum Stopwatch {
  case thread
  case wall

  var seconds: Double {
    var now = timespec()
    switch self {
    case .thread: clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    case .wall: clock_gettime(CLOCK_MONOTONIC, &now)
    }
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}

/// Times of a scene's frames over several passes.
struct Timing {
  private var best: [Double]
  private var passes: [Double] = []

  init(frames: Int) { best = Array(repeating: .infinity, count: frames) }

  /// One pass over all frames.
  mutating func pass(_ watch: Stopwatch = .thread, _ draw: (Int) -> Void) {
    let start = watch.seconds
    for frame in best.indices {
      let before = watch.seconds
      draw(frame)
      best[frame] = min(best[frame], watch.seconds - before)
    }
    passes.append(watch.seconds - start)
  }

  /// Milliseconds a frame, from the best time of each: robust against other load on the machine.
  var bestFrame: Double { best.reduce(0, +) / Double(best.count) * 1000 }
  /// Milliseconds a frame of the median pass.
  var median: Double { passes.sorted()[passes.count / 2] / Double(best.count) * 1000 }
  /// The slowest frame's best time, in milliseconds.
  var slowest: Double { (best.max() ?? 0) * 1000 }
}

/// Memory for one frame that is used again and again, in large pages where the system has them.
final class FrameMemory {
  let pixels: UnsafeMutablePointer<UInt32>
  let count: Int

  init(width: Int, height: Int) {
    count = width * height
    let page = 1 << 21
    let bytes = (count * 4 + page - 1) / page * page
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, page, bytes) == 0, let memory else {
      preconditionFailure("no memory for a frame")
    }
    madvise(memory, bytes, MADV_HUGEPAGE)
    memset(memory, 0, bytes)
    pixels = memory.bindMemory(to: UInt32.self, capacity: count)
  }

  deinit { free(pixels) }
}
