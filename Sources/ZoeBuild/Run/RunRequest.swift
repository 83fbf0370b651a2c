/// What one run is to show, and for how long.
public struct RunRequest: Sendable {
  /// The screen, in points, and its pixels to a point.
  public var width: Double
  public var height: Double
  public var scale: Double
  /// Whether a scene with a size of its own may have it instead.
  public var takesOwnSize = true
  /// Seconds; nil runs until nothing is left to happen.
  public var until: Double?
  /// Seconds; the run stops there in any case.
  public var maxTime = 30.0
  public var seed: UInt64 = 0
  /// The date at the run's start. Unix seconds.
  public var epoch = 978_307_200.0
  /// Points: top, left, bottom, right.
  public var safeArea = [0.0, 0, 0, 0]
  public var limits = RunLimits()
  /// What happens to the application from outside; checked before.
  public var tape: TapeText?

  /// A tape's text, and what its diagnostics call it.
  public struct TapeText: Equatable, Sendable, Encodable {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}

/// What user code may take.
public struct RunLimits: Sendable {
  /// Seconds of processor time.
  public var processor = 10
  /// Seconds of real time, for code that sleeps in ways the virtual clock does not see.
  public var wall = 60.0
  /// Bytes of address space.
  public var memory: UInt64 = 8 << 30
  /// Bytes of one file.
  public var file: UInt64 = 1 << 30
  /// Bytes of text that are passed on; the rest is counted.
  public var output = 1 << 20

  public init() {}
}

/// What came of a run.
public struct RunOutcome: Sendable {
  /// A film's bytes.
  public var film: [UInt8]
  public var notes: [Finding]
  public var events: Int
  /// What the source printed, by lines.
  public var log: [String]
  /// Seconds.
  public var time: Double

  public struct Finding: Sendable {
    public var code: String
    public var message: String
    public var file: String?
    public var line: Int?
  }
}
