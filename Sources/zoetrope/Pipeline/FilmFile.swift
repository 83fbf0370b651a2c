import Foundation
import ZoeFilm

/// Reads a film that was written before.
enum FilmFile {
  static func read(_ path: String) throws(Failure) -> Film {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.badInput, "'\(path)' cannot be read")
    }
    return try decode([UInt8](data), from: path)
  }

  /// - Parameter path: What messages call the bytes.
  static func decode(_ bytes: [UInt8], from path: String) throws(Failure) -> Film {
    do {
      return try FilmCodec.decode(bytes)
    } catch {
      throw Failure(.badInput, "'\(path)' is not a film that can be read: \(words(for: error))")
    }
  }

  private static func words(for error: FilmError) -> String {
    switch error {
    case .truncated(let offset): "it stops short at byte \(offset)"
    case .notAFilm: "it does not begin as one"
    case .newerVersion(let number): "it was written by a later zoetrope (version \(number))"
    case .malformed(let offset, let what): "at byte \(offset) there should be \(what)"
    }
  }
}
