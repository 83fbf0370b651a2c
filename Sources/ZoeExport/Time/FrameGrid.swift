/// The instants of a clip's frames: frame i shows `from + i / fps` and stands for `1 / fps`.
public struct FrameGrid: Equatable, Sendable {
  /// Seconds of film time.
  public let from: Double
  /// Frames a second.
  public let fps: Double
  /// fps × duration, rounded; at least 1.
  public let count: Int

  public init(_ span: Span, fps: Double) {
    precondition(fps > 0, "a clip has frames")
    from = span.from
    self.fps = fps
    count = max(1, Int((span.duration * fps).rounded()))
  }

  /// Seconds.
  public var duration: Double { Double(count) / fps }
  public var times: [Double] { (0..<count).map { from + Double($0) / fps } }
}
