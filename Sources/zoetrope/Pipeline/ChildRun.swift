import Foundation

/// Runs a program that the user's code runs in: with limits, in a world without the machine's locale and
/// zone, its words passed on to stderr line by line.
struct ChildRun {
  /// How the program ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private(set) var end: End
  /// What it said on both of its outputs, by lines.
  private(set) var log: [String]

  /// Beyond these the program is ended. Seconds of processor time; bytes.
  static let processorLimit = 20
  static let memoryLimit = 8 << 30

  /// - Parameters:
  ///   - words: The program's path and its arguments.
  ///   - environment: Beside what every child is given.
  init(_ words: [String], environment: [String: String]) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildRun.cannotStart(words[0], errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var attributes = ChildRun.usualSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    var child: pid_t = 0
    let status = ChildRun.withStrings(ChildRun.limited + words) { arguments in
      ChildRun.withStrings(ChildRun.settings(environment)) { settings in
        posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, settings)
      }
    }
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      throw ChildRun.cannotStart(words[0], status)
    }
    log = ChildRun.passOn(ends[0])
    close(ends[0])
    var code: Int32 = 0
    while waitpid(child, &code, 0) < 0, errno == EINTR {}
    // The low seven bits are the signal, the second byte the status (wait(2)).
    end = code & 0x7F == 0 ? .exit(code >> 8 & 0xFF) : .signal(code & 0x7F)
  }

  private static func cannotStart(_ program: String, _ code: Int32) -> Failure {
    Failure(.internalError, "cannot start \(program): \(String(cString: strerror(code)))")
  }

  /// The environment: this process's, with what would make runs differ set to one value.
  private static func settings(_ extra: [String: String]) -> [String] {
    var all = ProcessInfo.processInfo.environment
    for name in all.keys where name.hasPrefix("LC_") || name == "LANG" || name == "LANGUAGE" {
      all[name] = nil
    }
    all["LC_ALL"] = "C.UTF-8"
    all["TZ"] = "UTC"
    all["SWIFT_DETERMINISTIC_HASHING"] = "1"
    all["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in extra { all[name] = value }
    return all.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Every signal means to the child what it usually does, whatever this process ignores.
  private static func usualSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// The shell sets the limits and then becomes the program. Its unit for memory is 1024 bytes.
  private static let limited = [
    "/bin/sh", "-c",
    "ulimit -c 0; ulimit -S -t \(processorLimit); ulimit -v \(memoryLimit >> 10); exec \"$@\"",
    "sh",
  ]

  /// Reads until the writers are gone and says every line.
  private static func passOn(_ descriptor: Int32) -> [String] {
    var lines: [String] = []
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest += buffer[..<count]
      while let newline = rest.firstIndex(of: 10) {
        say(String(decoding: rest[..<newline], as: UTF8.self), &lines)
        rest.removeSubrange(...newline)
      }
    }
    if !rest.isEmpty { say(String(decoding: rest, as: UTF8.self), &lines) }
    return lines
  }

  /// A program that talks for ever must not fill the memory.
  private static let longestLog = 10_000

  private static func say(_ line: String, _ lines: inout [String]) {
    Console.say(line)
    if lines.count < longestLog { lines.append(line) }
  }

  /// C strings, ended by nil, while `body` runs.
  private static func withStrings(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? EINVAL
    }
  }
}
