/// What a file's name asks for.
public enum OutputFormat: String, Equatable, Sendable, CaseIterable {
  case gif
  /// A clip without loss.
  case apng
  /// One instant.
  case png
  /// A folder of PNG files.
  case frames
  /// The film itself.
  case film
  /// The film as text.
  case dump
  /// A line a frame with the hash of its pixels.
  case digests

  /// By the extension; a trailing slash or the name `frames` is a folder of frames. Nil for anything else.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    if path.hasSuffix("/") || name == "frames" {
      self = .frames
      return
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "gif": self = .gif
    case "apng": self = .apng
    case "png": self = .png
    case "film": self = .film
    case "dump": self = .dump
    case "digests": self = .digests
    default: return nil
    }
  }

  /// Pixels to a point where the user asks for nothing else.
  public var defaultScale: Double {
    switch self {
    case .gif, .apng, .digests: 1
    case .png, .frames: 2
    case .film, .dump: 1
    }
  }

  /// Whether the output is a picture of one instant.
  public var isStill: Bool { self == .png }

  /// The names for help and messages.
  public static let names = ".gif, .apng, .png, .film, .dump, .digests, or a folder (frames/)"
}
