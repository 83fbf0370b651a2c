/// A moment as the user says it; a `Span` turns it into seconds.
public enum Instant: Equatable, Sendable {
  case seconds(Double)
  /// 0…1 of the span.
  case fraction(Double)
  /// Counted from 0, at the frame rate in force.
  case frame(Int)
  case first
  case last
  case settled

  /// Reads `0.5s`, `1.5`, `50%`, `frame:30`, `first`, `last`, `settled`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "first": self = .first
    case "last": self = .last
    case "settled": self = .settled
    default:
      if text.hasPrefix("frame:") {
        guard let frame = Int(text.dropFirst(6)), frame >= 0 else { return nil }
        self = .frame(frame)
      } else if text.hasSuffix("%") {
        guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
        self = .fraction(percent / 100)
      } else {
        guard let seconds = Instant.duration(text) else { return nil }
        self = .seconds(seconds)
      }
    }
  }

  /// A list with commas; nil if one of them is no instant, or there are none.
  public static func list(_ text: String) -> [Instant]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let instants = parts.compactMap { Instant(String($0.filter { $0 != " " })) }
    return instants.count == parts.count ? instants : nil
  }

  /// `1.5`, `1.5s` or `300ms` in seconds, from 0 up; nil for anything else.
  public static func duration(_ text: String) -> Double? {
    var digits = text[...]
    var unit = 1.0
    if digits.hasSuffix("ms") {
      digits = digits.dropLast(2)
      unit = 1000
    } else if digits.hasSuffix("s") {
      digits = digits.dropLast()
    }
    let allowed = digits.allSatisfy { "0123456789.".contains($0) }
    guard allowed, let value = Double(digits), value.isFinite else { return nil }
    return value / unit
  }

  /// The instant in seconds of film time.
  public func time(in span: Span, fps: Double) -> Double {
    switch self {
    case .seconds(let seconds): seconds
    case .fraction(let fraction): span.from + (span.to - span.from) * fraction
    case .frame(let frame): span.from + Double(frame) / fps
    case .first: span.from
    case .last, .settled: span.to
    }
  }
}
