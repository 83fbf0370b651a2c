import ZoeExport
import ZoeFilm

/// One run: an input becomes a film, the film becomes outputs, and the result is told.
struct Run {
  let options: RunOptions
  let progress: Progress
  private(set) var captured: Captured
  private(set) var span: Span
  private var watch = Stopwatch()

  /// Runs the input.
  ///
  /// - Parameter instants: What will be asked for beside the span.
  init(_ options: RunOptions, instants: [Instant]) throws {
    self.options = options
    progress = Progress(options.progress)
    for output in options.outputs { try WholeFile.checkWritable(output.path) }
    do {
      captured = try FilmSource.film(
        for: options, until: Run.until(options, instants), progress: progress)
    } catch {
      progress.clear()
      throw error
    }
    switch options.background {
    case .view: break
    case .transparent: captured.film.canvas.background = nil
    case .color(let color): captured.film.canvas.background = color
    }
    span = Span(
      of: captured.film, from: options.from, to: options.to, seeksLoop: options.seeksLoop)
    if captured.film.settled, options.to == nil {
      let extent = captured.film.extent
      let start = options.from ?? 0
      guard extent.isEndless || start <= extent.lastChange else {
        throw ExportError.beyondEnd(instant: TimeText.seconds(start), end: extent.lastChange)
      }
    }
    // Who names every instant does not ask where the end is.
    if Run.until(options, instants) != nil { span.note = nil }
    _ = watch.lap()
  }

  /// How far the source must run: to the last time that is named; nil where the end must be found.
  private static func until(_ options: RunOptions, _ instants: [Instant]) -> Double? {
    var last = options.to
    for instant in instants {
      switch instant {
      case .seconds(let time): last = max(last ?? 0, time)
      case .first, .frame, .fraction, .last:
        if options.to == nil { return nil }
      case .settled: return nil
      }
    }
    return last
  }

  /// Where an instant lies in the film, if there is such a place. Seconds.
  func time(of instant: Instant) throws -> Double {
    let film = captured.film
    if instant == .settled {
      guard film.settled else {
        throw Failure(
          .neverSettled,
          "the animation did not settle within \(TimeText.seconds(film.end)); name an instant,"
            + " such as --at 1.5s, or raise --max-time")
      }
      return film.extent.lastChange
    }
    let time = instant.time(in: span, fps: options.fps ?? 60)
    try span.check(time, of: film)
    return time
  }

  /// Pictures with a longer side are refused.
  private static let longestSide = 32_768.0

  func renderer(for format: OutputFormat) throws(Failure) -> FrameRenderer {
    let scale = options.scale ?? format.defaultScale
    let size = captured.film.canvas.size
    let longest = max(size.width, size.height) * scale
    guard longest <= Run.longestSide, min(size.width, size.height) * scale >= 0.5 else {
      throw .usage(
        "a picture of \(TimeText.decimal(size.width * scale, places: 0))×"
          + "\(TimeText.decimal(size.height * scale, places: 0)) pixels cannot be drawn:"
          + " a side has 1 to 32768")
    }
    return FrameRenderer(
      captured.film, scale: scale, jobs: options.jobs, profile: options.profile)
  }

  /// Prints what was found out and made.
  func report(_ outputs: [Output], extra: [Note] = []) {
    var watch = watch
    let written = watch.lap()
    progress.clear()
    let notes = captured.notes + (span.note.map { [$0] } ?? []) + extra
    for note in notes { Console.say(Diagnostics.line(note)) }
    if options.json {
      let result = RenderResult(
        run: self, outputs: outputs, notes: notes, renderTime: written)
      Console.result(result.json.text)
    } else {
      for output in outputs { Console.result(Summary.line(output)) }
    }
  }
}
