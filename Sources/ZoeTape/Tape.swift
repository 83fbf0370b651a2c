/// What happens to an application from outside, in virtual time: a list of commands, each of which
/// starts where the one before it ended.
public struct Tape: Equatable, Sendable {
  /// As the user named it; diagnostics begin with it.
  public var path: String
  public var steps: [TapeStep]

  public init(path: String, steps: [TapeStep] = []) {
    self.path = path
    self.steps = steps
  }

  /// The commands at the beginning that prepare the world: they hold before any of the user's code runs.
  public var preparations: ArraySlice<TapeStep> { steps.prefix { $0.command.isPreparation } }
}

/// One line of a tape.
public struct TapeStep: Equatable, Sendable {
  public var command: TapeCommand
  /// Counted from 1.
  public var line: Int

  public init(_ command: TapeCommand, line: Int) {
    self.command = command
    self.line = line
  }
}

/// What one line asks for. Times are in seconds, places in points of the screen.
public enum TapeCommand: Equatable, Sendable {
  case wait(TapeWait)
  case tap(TapeTarget)
  case drag(from: TapePoint, to: TapePoint, over: Double)
  /// How long the application stays there; nil is until `Foreground`.
  case background(Double?)
  case foreground
  case network(TapeNetwork)
  case set(TapeSetting)
  case screenshot(path: String)
  /// Whether a label with this text must be on screen, or must not.
  case expect(label: String, isThere: Bool)
  case hide
  case show
  case source(path: String)
  case output(path: String)

  /// The word that begins the line.
  public var name: String {
    switch self {
    case .wait: "Wait"
    case .tap: "Tap"
    case .drag: "Drag"
    case .background: "Background"
    case .foreground: "Foreground"
    case .network: "Network"
    case .set: "Set"
    case .screenshot: "Screenshot"
    case .expect: "Expect"
    case .hide: "Hide"
    case .show: "Show"
    case .source: "Source"
    case .output: "Output"
    }
  }

  /// Whether it only says what the world is like.
  public var isPreparation: Bool {
    switch self {
    case .network, .set, .source, .output: true
    case .wait, .tap, .drag, .background, .foreground, .screenshot, .expect, .hide, .show: false
    }
  }
}

/// What a `Wait` waits for.
public enum TapeWait: Equatable, Sendable {
  case seconds(Double)
  /// Until nothing is left to happen.
  case settled
  /// Until a label with this text is on screen.
  case label(String)
}

/// Where a `Tap` lands.
public enum TapeTarget: Equatable, Sendable {
  /// The middle of what has this text, accessibility label or accessibility identifier.
  case label(String)
  case point(TapePoint)
}

/// A place on the screen, in points.
public struct TapePoint: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// How requests to a URL are answered.
public struct TapeNetwork: Equatable, Sendable {
  public enum Answer: Equatable, Sendable {
    /// This many bytes arrive evenly over this many seconds.
    case body(bytes: Int64, over: Double)
    /// The connection is lost.
    case fail
  }

  /// A whole URL, in which each `*` stands for any run of characters.
  public var url: String
  public var answer: Answer

  public init(url: String, answer: Answer) {
    self.url = url
    self.answer = answer
  }
}

/// What a `Set` sets.
public enum TapeSetting: Equatable, Sendable {
  public enum Appearance: String, Equatable, Sendable { case light, dark }

  case device(String)
  case appearance(Appearance)
  case fps(Double)
  case locale(String)
}
