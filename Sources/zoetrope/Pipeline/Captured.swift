import ZoeFilm

/// What came of running the source: the film, and what there is to say about it.
struct Captured {
  var film: Film
  /// The type that was shown; nil for a film read from a file.
  var scene: String?
  /// From porting, building and running, in this order.
  var notes: [Note] = []
  /// What the source printed, by lines.
  var log: [String] = []
  /// How many things happened on the clock.
  var events = 0
  /// Seconds.
  var portTime = 0.0
  var compileTime = 0.0
  var simulateTime = 0.0

  init(film: Film) {
    self.film = film
    notes = film.notes
  }
}
