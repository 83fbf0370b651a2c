/// Why no film came of an input: what happened, and the lines that say it.
public struct BuildError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Nothing there, or nothing in it.
    case noInput
    /// Not Swift, or not readable.
    case badInput
    /// The input has no scene, none by that name, or several.
    case noScene
    /// The compiler's errors are the lines.
    case doesNotCompile
    /// The user's code ended its process.
    case crashed
    /// The user's code took too much processor time, memory or output.
    case overLimit
    /// The host could not show the scene.
    case notShown
    /// A folder of the tool's own cannot be written.
    case cannotWrite
    /// Something is not installed.
    case unavailable
    /// A mistake of ours.
    case internalError
  }

  public var kind: Kind
  /// As they are printed, places first.
  public var lines: [String]

  public init(_ kind: Kind, _ message: String) {
    self.init(kind, lines: ["zoetrope: error: \(message)"])
  }

  public init(_ kind: Kind, lines: [String]) {
    self.kind = kind
    self.lines = lines
  }
}
