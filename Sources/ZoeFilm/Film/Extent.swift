/// How long a film has something to show.
public struct Extent: Equatable, Sendable {
  /// The last instant of a change that ends: commits and finite tracks. Seconds.
  public var lastChange = 0.0
  /// Whether some track plays for ever.
  public var isEndless = false
  /// After this long every endless track is back where it was; nil where they have no such time
  /// within 10 s, or there are none. Seconds.
  public var period: Double?

  public init() {}
}

extension Film {
  /// Where the film's changes end, and whether some never do.
  public var extent: Extent { Extent() }
}
