import Foundation

/// One process of user code: its limits, what it says, how it ended. A class because threads that read
/// its pipes write here.
final class Child: @unchecked Sendable {
  struct Ending {
    var status: Int32 = 0
    var signal: Int32?
    var ranOutOfTime = false
    var tookAllProcessorTime = false
  }

  let limits: RunLimits
  private let lock = NSLock()
  private var output = TextLines()
  private var complaints = TextLines()

  init(limits: RunLimits) { self.limits = limits }

  var printed: [String] { lock.withLock { output.lines } }
  var errors: [String] { lock.withLock { complaints.lines } }
  /// What the host itself had to say.
  var hostErrors: [String] {
    let found = errors.filter { $0.hasPrefix("zoetrope: error: ") }
    return found.isEmpty ? ["zoetrope: error: the source could not be shown"] : found
  }

  func run(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String
  ) throws(BuildError) -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = out
    process.standardError = err
    let readers = DispatchGroup()
    do {
      try process.run()
    } catch {
      throw BuildError(.internalError, "cannot run \(program)")
    }
    read(out, readers) { [self] in output.add($0, limit: limits.output) }
    read(err, readers) { [self] in complaints.add($0, limit: limits.output) }

    let watchdog = Watchdog(process.processIdentifier, after: limits.wall)
    process.waitUntilExit()
    watchdog.stop()
    // A grandchild may hold the pipes open; what the child said is there by then.
    _ = readers.wait(timeout: .now() + 2)
    lock.withLock {
      output.finish()
      complaints.finish()
    }

    var ending = Ending()
    ending.ranOutOfTime = watchdog.fired
    if process.terminationReason == .uncaughtSignal {
      ending.signal = process.terminationStatus
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      ending.tookAllProcessorTime =
        usage.ru_utime.tv_sec + usage.ru_stime.tv_sec >= limits.processor
    } else {
      ending.status = process.terminationStatus
    }
    return ending
  }

  /// Passes the text on to stderr as it comes, up to the limit, and keeps it.
  private func read(
    _ pipe: Pipe, _ group: DispatchGroup, _ keep: @escaping @Sendable (Data) -> Data
  ) {
    let handle = pipe.fileHandleForReading
    DispatchQueue.global().async(group: group) { [lock] in
      while true {
        let data = handle.availableData
        if data.isEmpty { return }
        let shown = lock.withLock { keep(data) }
        if !shown.isEmpty { FileHandle.standardError.write(shown) }
      }
    }
  }
}

/// Text that arrives in pieces, kept by lines up to a limit.
struct TextLines {
  private(set) var lines: [String] = []
  private var open: [UInt8] = []
  private var taken = 0

  /// - Returns: What is within the limit.
  mutating func add(_ data: Data, limit: Int) -> Data {
    let part = data.prefix(max(0, limit - taken))
    taken += data.count
    for byte in part {
      if byte == UInt8(ascii: "\n") {
        finish()
      } else {
        open.append(byte)
      }
    }
    return part
  }

  mutating func finish() {
    guard !open.isEmpty else { return }
    lines.append(String(decoding: open, as: UTF8.self))
    open = []
  }
}

/// Kills a process that takes too long. A class because a timer's thread holds it.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false
  private var didFire = false
  var fired: Bool { lock.withLock { didFire } }

  init(_ process: Int32, after seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      lock.withLock {
        guard !isOver else { return }
        didFire = true
        kill(process, SIGKILL)
      }
    }
  }

  func stop() { lock.withLock { isOver = true } }
}
