import ZoeFilm

/// Turns an input into a film, by running it or by reading it.
enum FilmSource {
  /// - Parameter until: How far the source must run; nil until it settles. Seconds.
  static func film(
    for options: RunOptions, until: Double?, progress: Progress
  ) throws -> Captured {
    switch try InputKind(of: options.input) {
    case .film:
      var film = try FilmFile.read(options.input)
      if let size = options.size { film.canvas.size = size }
      return Captured(film: film)
    case .source:
      throw Failure(.internalError, "sources are not connected yet")
    }
  }
}
