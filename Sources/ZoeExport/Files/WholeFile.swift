import Foundation
import Synchronization

/// Files and folders that appear whole or not at all: written beside their place under another name,
/// then renamed.
public enum WholeFile {
  /// Unfinished names, to be removed when the run is interrupted.
  private static let unfinished = Mutex<[String]>([])

  public static func write(_ bytes: [UInt8], to path: String) throws(ExportError) {
    let temporary = temporaryName(for: path)
    unfinished.withLock { $0.append(temporary) }
    defer { forget(temporary) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: systemReason()) }
    let failed = bytes.withUnsafeBytes { raw -> String? in
      var rest = raw[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 { return systemReason() }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    let closed = close(descriptor)
    if let reason = failed ?? (closed != 0 ? systemReason() : nil) {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: reason)
    }
    guard rename(temporary, path) == 0 else {
      let reason = systemReason()
      unlink(temporary)
      throw .cannotCreate(path: path, reason: reason)
    }
  }

  /// Makes a folder out of named files. A folder that stands there gives way only if it holds nothing
  /// but frames.
  ///
  /// - Parameter fill: Is given a function that writes one file into the new folder.
  public static func folder(
    _ path: String, fill: ((String, [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let place = trimmed(path)
    let temporary = temporaryName(for: place)
    unfinished.withLock { $0.append(temporary) }
    defer { forget(temporary) }
    remove(temporary)
    guard mkdir(temporary, 0o777) == 0 else {
      throw ExportError.cannotCreate(path: path, reason: systemReason())
    }
    do {
      try fill { name, bytes in try write(bytes, to: temporary + "/" + name) }
      try replace(place, by: temporary)
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Removes what an interrupted run left unfinished.
  public static func removeUnfinished() {
    for path in unfinished.withLock({ $0 }) { remove(path) }
  }

  /// Whether a file could be made at a path; its folder must be there. Throws what `write` would.
  public static func checkWritable(_ path: String) throws(ExportError) {
    let place = trimmed(path)
    let folder = parent(of: place)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw .cannotCreate(path: path, reason: "there is no folder \(folder)") }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw .cannotCreate(path: path, reason: systemReason())
    }
    if !path.hasSuffix("/"),
      FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue
    {
      throw .cannotCreate(path: path, reason: "there is a folder of that name")
    }
  }

  private static func replace(_ place: String, by temporary: String) throws {
    if let names = try? FileManager.default.contentsOfDirectory(atPath: place) {
      let strangers = names.filter { !$0.hasPrefix("frame-") || !$0.hasSuffix(".png") }
      guard strangers.isEmpty else {
        throw ExportError.cannotCreate(
          path: place,
          reason: "the folder holds other things than frames (\(strangers.sorted()[0]))")
      }
      remove(place)
    }
    guard rename(temporary, place) == 0 else {
      throw ExportError.cannotCreate(path: place, reason: systemReason())
    }
  }

  private static func forget(_ temporary: String) {
    unfinished.withLock { $0.removeAll { $0 == temporary } }
  }

  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func temporaryName(for path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return parent(of: path) + "/.\(name).\(getpid()).part"
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}
