#if canImport(Glibc)
  import Glibc
#endif

/// Runs work on several threads at once where there are threads, else in turn.
enum Workers {
  /// Calls `body` with 0..<count and returns when all are done.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    #if canImport(Glibc)
      var threads: [pthread_t] = []
      for worker in stride(from: 1, to: count, by: 1) {
        let job = Unmanaged.passRetained(Job { body(worker) })
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, Workers.entry, job.toOpaque())
        if status == 0 {
          threads.append(thread)
        } else {
          job.takeRetainedValue().body()
        }
      }
      if count > 0 { body(0) }
      for thread in threads { pthread_join(thread, nil) }
    #else
      for worker in 0..<count { body(worker) }
    #endif
  }

  #if canImport(Glibc)
    /// A class: a thread is handed one pointer.
    private final class Job {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }

    private static let entry:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
        if let job = $0 { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
        return nil
      }
  #endif
}

/// Keeps several threads from one thing at once. A class because identity is the point.
final class Lock: @unchecked Sendable {
  #if canImport(Glibc)
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
      mutex = .allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func locked<R>(_ body: () -> R) -> R {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body()
    }
  #else
    func locked<R>(_ body: () -> R) -> R { body() }
  #endif
}
