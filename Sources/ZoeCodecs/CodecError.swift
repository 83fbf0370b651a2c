/// Why pixels could not become a file, or a file pixels.
public enum CodecError: Error, Equatable, Sendable {
  /// The number of bytes is not width × height × 4, or a side is 0 or beyond what the format holds.
  case badSize(width: Int, height: Int, bytes: Int)
  /// The bytes are not a file of this format, or a broken one: the library's own words.
  case notDecodable(format: String, reason: String)
  /// The library refused to write: its own words.
  case notEncodable(format: String, reason: String)

  public var message: String {
    switch self {
    case .badSize(let width, let height, let bytes):
      "a picture of \(width)×\(height) pixels cannot be made of \(bytes) bytes"
    case .notDecodable(let format, let reason): "not a readable \(format): \(reason)"
    case .notEncodable(let format, let reason): "\(format) cannot be written: \(reason)"
    }
  }
}
