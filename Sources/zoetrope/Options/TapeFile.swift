import Foundation
import ZoeTape

/// A tape that was read and is sound.
struct TapeFile: Equatable {
  let path: String
  let text: String

  /// A tape of more bytes was not written by hand.
  private static let largest = 1 << 20

  init(_ path: String) throws(Failure) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Failure(.noInput, "there is no tape '\(path)'")
    }
    guard bytes.count <= TapeFile.largest, let text = String(validating: bytes, as: UTF8.self)
    else { throw Failure(.badInput, "'\(path)' is no tape: it is no text of at most 1 MB") }
    do {
      _ = try TapeParser.parse(text, path: path)
    } catch {
      throw Failure(.usage, lines: [error.description])
    }
    self.path = path
    self.text = text
  }
}
