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
  /// Whether the source has crashed and the backtracer speaks.
  private var isTracing = false

  init(limits: RunLimits) { self.limits = limits }

  var printed: [String] { lock.withLock { output.lines } }
  var errors: [String] { lock.withLock { complaints.lines } }
  /// What the host itself had to say; none where the source ended the process.
  var hostErrors: [String] { errors.filter { $0.hasPrefix("zoetrope: error: ") } }

  func run(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String
  ) throws(BuildError) -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
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
    read(err, readers) { [self] in
      let shown = complaints.add($0, limit: limits.output)
      // The host's own words are told at the end, and what the backtracer says of itself is nobody's.
      if shown.starts(with: Data("zoetrope: error: ".utf8)) { return Data() }
      if isTracing { return Data() }
      guard let own = shown.firstRange(of: Data("*** Signal ".utf8)) else { return shown }
      isTracing = true
      return shown[..<own.lowerBound]
    }

    let watchdog = Watchdog(process.processIdentifier, after: limits.wall)
    process.waitUntilExit()
    watchdog.stop()
    // A grandchild may hold the pipes open; what the child said is there by then.
    _ = readers.wait(timeout: .now() + 2)
    lock.withLock {
      output.finish()
      complaints.finish()
      let lost = output.lost + complaints.lost
      if lost > 0 {
        FileHandle.standardError.write(
          Data("\nzoetrope: the source printed \(lost) bytes more\n".utf8))
      }
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

/// Text that arrives in pieces, kept by lines: what is within a limit, and the last of what is not, where a
/// crash tells its reason.
struct TextLines {
  /// Bytes beyond the limit.
  private(set) var lost = 0
  private var kept: [UInt8] = []
  private var tail: [UInt8] = []
  private static let tailLength = 8192
  private(set) var lines: [String] = []

  /// - Returns: What is within the limit.
  mutating func add(_ data: Data, limit: Int) -> Data {
    let part = data.prefix(max(0, limit - kept.count))
    kept += part
    lost += data.count - part.count
    tail += data.dropFirst(part.count).suffix(TextLines.tailLength)
    if tail.count > 2 * TextLines.tailLength { tail.removeFirst(tail.count - TextLines.tailLength) }
    return part
  }

  /// Takes what came apart into lines.
  mutating func finish() {
    lines = [kept, tail].flatMap { bytes in
      let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let whole = parts.last?.isEmpty ?? false ? parts.dropLast() : parts[...]
      return whole.map { String(decoding: $0, as: UTF8.self) }
    }
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
