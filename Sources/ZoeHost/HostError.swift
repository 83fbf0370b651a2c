import Foundation

/// Why the host cannot go on; the tool shows the sentence.
enum HostError: Error, CustomStringConvertible {
  case unreadableRequest(path: String, why: String)
  /// The user's library has no list of its scenes.
  case nothingRegistered
  case unknownScene(name: String, kind: String, known: [String])
  case brokenStoryboard(name: String, why: String)
  /// An application started without a window.
  case nothingShown(name: String)
  case cannotWrite(path: String)
  case badTape(String)

  /// What the process ends with: the host could not go on.
  static let status: Int32 = 71

  var description: String {
    switch self {
    case .unreadableRequest(let path, let why): "cannot read the request \(path): \(why)"
    case .nothingRegistered: "the compiled source has no list of its scenes; build it again"
    case .unknownScene(let name, let kind, let known):
      "there is no \(kind) named \(name)"
        + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
    case .brokenStoryboard(let name, let why): "cannot show the storyboard \(name): \(why)"
    case .nothingShown(let name):
      "\(name) shows no window"
    case .cannotWrite(let path): "cannot write \(path)"
    case .badTape(let why): why
    }
  }
}

/// Writes one line of error where the tool looks for it.
func printError(_ message: String) {
  FileHandle.standardError.write(Data("zoetrope: error: \(message)\n".utf8))
}
