import ZoeCodecs

/// Why an output was not written.
public enum ExportError: Error, Equatable, Sendable {
  /// The file or its folder cannot be made: where, and the system's words.
  case cannotCreate(path: String, reason: String)
  /// Writing stopped half way; nothing was left behind.
  case cannotWrite(path: String, reason: String)
  /// An instant lies after everything there is to show. Seconds.
  case beyondEnd(instant: String, end: Double)
  case codec(CodecError)

  public var message: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .beyondEnd(let instant, let end):
      "\(instant) is beyond the end: there is nothing after \(TimeText.seconds(end))"
    case .codec(let error): error.message
    }
  }
}
