/// What an animation, a group or a layer says about its time: CAMediaTiming as a value.
///
/// Every time is in seconds. A parent's time becomes local by
/// `local = (parent − begin) · speed + offset` (facts section 2).
public struct MediaTiming: Equatable, Hashable, Sendable {
  /// The first instant of effect, in the parent's time.
  public var begin = 0.0
  /// The length of one forward pass; infinite for a layer.
  public var duration = 0.25
  public var speed = 1.0
  /// Added to local time.
  public var offset = 0.0
  /// How many cycles play; 0 means unset (one cycle, or what `repeatDuration` says).
  public var repeatCount = 0.0
  /// How long cycles play; 0 means unset.
  public var repeatDuration = 0.0
  public var autoreverses = false
  public var fill = FillMode.removed

  public init() {}

  /// A layer's own timing when nothing was set: it lasts for ever.
  public static let layer: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()
}

/// What shows outside the active interval.
public enum FillMode: UInt8, Equatable, Hashable, Sendable {
  case removed, forwards, backwards, both
}
