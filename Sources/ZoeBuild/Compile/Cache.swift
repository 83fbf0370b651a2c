import Foundation

/// A folder of results by the hash of what they were made from.
struct Cache {
  let folder: String

  /// `$XDG_CACHE_HOME/zoetrope/builds`, else below `~/.cache`; where neither can be written, a folder of
  /// the user's own among the temporary ones.
  static func builds() throws(BuildError) -> Cache {
    let environment = ProcessInfo.processInfo.environment
    let absolute = { (name: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
    let temporary = NSTemporaryDirectory() + "/zoetrope-\(getuid())"
    var tried: [String] = []
    for folder in [base.map { $0 + "/zoetrope" }, temporary].compactMap({ $0 }) {
      let builds = folder + "/builds"
      tried.append(builds)
      let made: Void? = try? FileManager.default.createDirectory(
        atPath: builds, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      var facts = stat()
      // Nobody else may put libraries there that this user then runs.
      if made != nil, access(builds, W_OK) == 0, stat(builds, &facts) == 0,
        facts.st_uid == getuid() || folder != temporary
      {
        return Cache(folder: builds)
      }
    }
    throw BuildError(
      .cannotWrite, "no cache folder can be written (\(tried.joined(separator: ", ")))")
  }

  /// How many results are kept; the ones unused for longest go first.
  private static let limit = 40

  /// The folder for a key, made by `make` where it is not there yet.
  ///
  /// `make` fills a folder of its own, which is renamed when it is whole; a lock keeps a second process from
  /// making the same.
  func entry(
    _ key: String, make: (String) throws(BuildError) -> Void
  ) throws(BuildError) -> String {
    let place = folder + "/" + key
    let manager = FileManager.default
    if use(place) { return place }
    let lock = Cache.lock(folder + "/" + key + ".lock")
    defer {
      unlink(folder + "/" + key + ".lock")
      if lock >= 0 { close(lock) }
    }
    if use(place) { return place }
    let scratch = place + ".new-\(getpid())"
    ScratchFolders.add(scratch)
    defer { ScratchFolders.remove(scratch) }
    do {
      try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.cannotWrite, "cannot write the cache folder \(folder)")
    }
    try make(scratch)
    guard rename(scratch, place) == 0 || use(place) else {
      throw BuildError(.cannotWrite, "cannot write the cache folder \(folder)")
    }
    prune(keeping: key)
    return place
  }

  /// A lock that is held until its descriptor is closed.
  ///
  /// Whoever held it before has removed its file by now; only the file that is still there counts.
  private static func lock(_ path: String) -> Int32 {
    while true {
      let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { return descriptor }
      var held = stat()
      var there = stat()
      if fstat(descriptor, &held) == 0, stat(path, &there) == 0, held.st_ino == there.st_ino {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Whether a result is there; using it makes it young.
  private func use(_ place: String) -> Bool {
    guard FileManager.default.fileExists(atPath: place) else { return false }
    utimes(place, nil)
    return true
  }

  /// Whether a half-made result is one that an interrupted process left: no compile takes an hour.
  private func isStale(_ name: String) -> Bool {
    var facts = stat()
    return stat(folder + "/" + name, &facts) == 0 && time(nil) - facts.st_mtim.tv_sec > 3600
  }

  private func prune(keeping key: String) {
    let manager = FileManager.default
    let all = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for name in all where name.contains(".new-") && isStale(name) {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
    let names = all.filter { !$0.contains(".") }
    guard names.count > Cache.limit else { return }
    let aged = names.map { name -> (Date, String) in
      let facts = try? manager.attributesOfItem(atPath: folder + "/" + name)
      return ((facts?[.modificationDate] as? Date) ?? .distantPast, name)
    }
    for (_, name) in aged.sorted(by: { $0 < $1 }).prefix(names.count - Cache.limit)
    where name != key {
      try? manager.removeItem(atPath: folder + "/" + name)
    }
  }
}

/// Two independent 64-bit FNV-1a sums as 32 hexadecimal digits: a name for contents, not a seal.
struct ContentKey {
  private var a: UInt64 = 0xCBF2_9CE4_8422_2325
  private var b: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // Lengths keep ("ab", "c") and ("a", "bc") apart.
    for shift in stride(from: 0, to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: text.utf8.count >> shift))
    }
  }

  private mutating func add(_ byte: UInt8) {
    a = (a ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    b = (b ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 &+ (b >> 29)
  }

  var text: String {
    [a, b].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
