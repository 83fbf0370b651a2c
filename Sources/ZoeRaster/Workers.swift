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
