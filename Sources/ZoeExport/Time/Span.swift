import ZoeFilm

/// The part of a film that is shown. Seconds of film time.
public struct Span: Equatable, Sendable {
  public var from: Double
  public var to: Double
  /// Whether the film goes on changing after `to`.
  public var cutsOff = false
  /// What to tell the user about how the end was found.
  public var note: Note?

  public var duration: Double { to - from }

  public init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// How long an animation without an end and without a period is shown. Seconds.
  public static let endlessLength = 5.0

  /// The span of a film.
  ///
  /// - Parameters:
  ///   - from: Seconds; nil is 0.
  ///   - to: Seconds; nil finds the end: where the film settles, else after one common period of what
  ///     never ends, else after 5 s with a note.
  ///   - seeksLoop: Whether the span is to be played over and over: with neither end given, a lead-in that
  ///     is no longer than the period is then left out with a note, so that the loop has no seam.
  public init(of film: Film, from start: Double? = nil, to: Double? = nil, seeksLoop: Bool = false)
  {
    let extent = film.extent
    let last = extent.lastChange
    let from = start ?? 0
    if let to {
      self.init(from: from, to: max(to, from))
      cutsOff = extent.isEndless || !film.settled || last > to
    } else if !film.settled {
      self.init(from: from, to: from + Span.endlessLength)
      self.to = min(self.to, max(film.end, from))
      cutsOff = true
      note = Span.endless
    } else if !extent.isEndless {
      self.init(from: from, to: max(last, from))
    } else if let period = extent.period, seeksLoop, start == nil, last > 0, last <= period {
      self.init(from: last, to: last + period)
      cutsOff = true
      note = Span.leadIn(last)
    } else if let period = extent.period {
      self.init(from: from, to: max(last, from) + period)
      cutsOff = true
    } else {
      self.init(from: from, to: from + Span.endlessLength)
      cutsOff = true
      note = Span.endless
    }
  }

  private static let endless = Note(
    code: "ZOE4001",
    message: "the animation does not end and has no period; showing 5 s (choose with --to)")

  private static func leadIn(_ length: Double) -> Note {
    Note(
      code: "ZOE4003",
      message:
        "the first \(TimeText.seconds(length)) lead into a loop and are left out, so that it has no"
        + " seam (--from 0 shows them)")
  }

  /// Refuses an instant after which there is nothing: a settled film that has ended before it.
  public func check(_ time: Double, of film: Film) throws(ExportError) {
    let extent = film.extent
    guard film.settled, !extent.isEndless else { return }
    let last = max(extent.lastChange, to)
    if time > last + 1e-9 { throw .beyondEnd(instant: TimeText.seconds(time), end: last) }
  }
}
