import Foundation

/// What an input is, by looking at it.
enum InputKind: Equatable {
  case film
  case source

  init(of path: String) throws(Failure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(.noInput, "there is no '\(path)'")
    }
    guard access(path, R_OK) == 0 else {
      throw Failure(.badInput, "'\(path)' cannot be read: \(String(cString: strerror(errno)))")
    }
    if isFolder.boolValue || path.hasSuffix(".swift") {
      self = .source
    } else if path.hasSuffix(".film") {
      self = .film
    } else {
      throw Failure(.badInput, "'\(path)' is neither a .swift file nor a folder nor a .film file")
    }
  }
}
