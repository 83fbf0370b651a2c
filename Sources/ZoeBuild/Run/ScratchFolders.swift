import Foundation

/// Folders that this process works in for a while: what an interruption must remove.
public enum ScratchFolders {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var folders: Set<String> = []

  static func add(_ folder: String) { lock.withLock { _ = folders.insert(folder) } }

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    lock.withLock { _ = folders.remove(folder) }
  }

  /// Removes all of them; the process ends afterwards.
  public static func removeAll() {
    for folder in lock.withLock({ folders }) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
