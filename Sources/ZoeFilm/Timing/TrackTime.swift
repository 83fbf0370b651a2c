extension Track {
  /// When the last change happens, in layer time. Seconds; nil where the track never ends.
  public var end: Double? { times[0].timing.begin + times[0].timing.duration }
}
