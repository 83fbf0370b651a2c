extension Film {
  /// The film as text for people and goldens: only what differs from the defaults.
  public func dump() -> String { "" }
}
