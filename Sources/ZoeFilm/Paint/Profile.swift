/// Which of Apple's two renderers a picture follows (facts section 0).
public enum Profile: String, Equatable, Hashable, CaseIterable, Sendable {
  /// What a device's screen shows.
  case screen
  /// What `CALayer.render(in:)` draws: Apple's own snapshot tests.
  case snapshot
}
