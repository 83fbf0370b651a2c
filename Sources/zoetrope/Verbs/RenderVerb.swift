import ZoeCodecs
import ZoeExport
import ZoeFilm

/// `render`: the animation as files, by their extensions; the source runs once for all of them.
enum RenderVerb {
  static let spec = VerbSpec(
    name: "render",
    abstract: "Write the animation as a GIF, an animated PNG, frames, a still or a film.",
    positionals: [SharedOptions.input, SharedOptions.scene],
    options: [SharedOptions.output] + SharedOptions.stage + [SharedOptions.scale]
      + SharedOptions.span
      + [
        SharedOptions.fps,
        OptionSpec(
          name: "loop", value: "count",
          help: "How often a GIF or an animated PNG plays; 0 is for ever. (default: 0)"),
        OptionSpec(
          name: "at", value: "instant",
          help: "Which instant a .png shows: 0.5s, 50%, frame:30, first, last, settled."
            + " (default: settled)"),
        OptionSpec(
          name: "colors", value: "count",
          help: "The most colours of a GIF, 2 to 256; one of 256 is kept for clear. (default: 256)"),
        OptionSpec(
          name: "dither", value: "auto|none|ordered",
          help: "Whether a GIF mixes colours it lacks: auto where more than 5 % of the pixels would"
            + " be off by a visible step. (default: auto)"),
        SharedOptions.profile, SharedOptions.jobs,
      ] + SharedOptions.report)

  static func run(_ arguments: Arguments) throws {
    var options = try RunOptions(arguments, verb: spec.name, defaultOutput: ".gif")
    options.seeksLoop = !options.outputs.contains { $0.format.isStill }
    let run = try Run(options, instants: instants(options))
    var outputs: [Output] = []
    var notes: [Note] = []
    for (path, format) in options.outputs {
      switch format {
      case .gif, .apng, .frames, .digests:
        outputs.append(try clip(format, to: path, run, &notes))
      case .png:
        let writer = StillWriter(try run.renderer(for: format))
        outputs.append(try writer.write(format, at: run.time(of: options.at), to: path))
      case .film, .dump:
        outputs.append(try FilmWriter.write(run.captured.film, format, to: path))
      }
    }
    run.report(outputs, extra: notes)
  }

  /// What the outputs ask for: a clip and a film its end, a still its instant.
  private static func instants(_ options: RunOptions) -> [Instant] {
    let needsEnd = options.to == nil && options.outputs.contains { !$0.format.isStill }
    let hasStill = options.outputs.contains { $0.format.isStill }
    return (needsEnd ? [.last] : []) + (hasStill ? [options.at] : [])
  }

  /// More than half an hour at 50 frames a second.
  private static let mostFrames = 100_000.0

  private static func clip(
    _ format: OutputFormat, to path: String, _ run: Run, _ notes: inout [Note]
  ) throws -> Output {
    var fps = run.options.fps ?? (format == .gif ? GIFDelays.fastest : 60)
    if format == .gif, fps > GIFDelays.fastest {
      notes.append(
        Note(
          code: "ZOE4002",
          message: "\(path): a GIF plays at most 50 frames a second; written with 50"))
      fps = GIFDelays.fastest
    }
    let frames = run.span.duration * fps
    guard frames <= mostFrames else {
      throw Failure.usage(
        "'\(path)' would have \(TimeText.decimal(frames, places: 0)) frames, and a clip has up to"
          + " \(TimeText.decimal(mostFrames, places: 0)): choose a nearer --to or a lower --fps",
        verb: spec.name)
    }
    var writer = ClipWriter(try run.renderer(for: format), FrameGrid(run.span, fps: fps))
    writer.loops = run.options.loops
    writer.colors = run.options.colors
    writer.dither = run.options.dither
    return try writer.write(format, to: path) { done, total in
      run.progress.report("render", done, of: total)
    }
  }
}
