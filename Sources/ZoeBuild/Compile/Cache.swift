import Foundation

/// A folder of results by the hash of what they were made from.
struct Cache {
  let folder: String

  /// `$XDG_CACHE_HOME/zoetrope/builds`, else below `~/.cache`.
  static var builds: Cache {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = given ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
    return Cache(folder: base + "/zoetrope/builds")
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
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.internalError, "cannot write the cache folder \(folder)")
    }
    let lock = open(folder + "/" + key + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer {
      unlink(folder + "/" + key + ".lock")
      if lock >= 0 { close(lock) }
    }
    if use(place) { return place }
    let scratch = place + ".new-\(getpid())"
    defer { try? manager.removeItem(atPath: scratch) }
    do {
      try manager.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.internalError, "cannot write the cache folder \(folder)")
    }
    try make(scratch)
    guard rename(scratch, place) == 0 || use(place) else {
      throw BuildError(.internalError, "cannot write the cache folder \(folder)")
    }
    prune(keeping: key)
    return place
  }

  /// Whether a result is there; using it makes it young.
  private func use(_ place: String) -> Bool {
    guard FileManager.default.fileExists(atPath: place) else { return false }
    utimes(place, nil)
    return true
  }

  private func prune(keeping key: String) {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter {
      !$0.contains(".")
    }
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
