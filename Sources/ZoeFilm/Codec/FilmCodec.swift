/// Why bytes are not a film.
public enum FilmError: Error, Equatable, Sendable {
  /// The bytes stop in the middle of something, at this offset.
  case truncated(offset: Int)
  /// The bytes do not begin as a film does.
  case notAFilm
  /// The film was written by a later version, with this number.
  case newerVersion(Int)
  /// What stands before this offset cannot be: what it should have been.
  case malformed(offset: Int, what: String)
}

/// Films as bytes: `ZOEFILM`, a version, then the film in the order of its declaration.
///
/// Counts and numbers of things are varints, doubles eight bytes by bit pattern, little end first. A layer
/// names only what differs from a new one. Reading checks everything: it never traps and never takes
/// more memory than the bytes can account for.
public enum FilmCodec {
  static let magic = Array("ZOEFILM".utf8)
  /// Grows with every change of the layout, and with every change of `LayerProperty`'s order.
  static let version = 1

  public static func encode(_ film: Film) -> [UInt8] {
    var writer = FilmWriter()
    writer.bytes = magic
    writer.count(version)
    writer.film(film)
    return writer.bytes
  }

  public static func decode(_ bytes: [UInt8]) throws(FilmError) -> Film {
    guard bytes.starts(with: magic) else {
      throw magic.starts(with: bytes) ? .truncated(offset: bytes.count) : .notAFilm
    }
    var reader = FilmReader(bytes: bytes, offset: magic.count)
    let version = try reader.natural()
    if version > UInt64(FilmCodec.version) {
      throw .newerVersion(Int(clamping: version))
    }
    if version == 0 { throw reader.malformed("a version above 0") }
    let film = try reader.film()
    guard reader.offset == bytes.count else { throw reader.malformed("the film's end") }
    return film
  }
}
