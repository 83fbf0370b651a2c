/// Why bytes are not a film.
public enum FilmError: Error, Equatable, Sendable {
  /// The bytes stop in the middle of something, at this offset.
  case truncated(offset: Int)
  /// The bytes do not begin as a film does.
  case notAFilm
  /// The film was written by a later version, with this number.
  case newerVersion(Int)
  /// What stands at this offset cannot be: what it should have been.
  case malformed(offset: Int, what: String)
}

/// Films as bytes.
public enum FilmCodec {
  public static func encode(_ film: Film) -> [UInt8] { [] }
  public static func decode(_ bytes: [UInt8]) throws(FilmError) -> Film { throw .notAFilm }
}
