import ZoeExport
import ZoeFilm

/// The result object of `--json`.
struct RenderResult {
  let run: Run
  let outputs: [Output]
  let notes: [Note]
  /// Seconds.
  let renderTime: Double

  var json: JSONText {
    let captured = run.captured
    let film = captured.film
    let extent = film.extent
    return .object([
      ("schema", .string("zoetrope/render@1")),
      ("input", .string(run.options.input)),
      ("scene", captured.scene.map { .string($0) } ?? .null),
      ("outputs", .array(outputs.map(RenderResult.json))),
      (
        "simulation",
        .object([
          ("duration", .number(film.end)), ("settled", .bool(film.settled)),
          ("period", extent.period.map { .number($0) } ?? .null),
          ("events", .int(captured.events)),
        ])
      ),
      ("warnings", .array(notes.map(RenderResult.json))),
      ("log", .array(captured.log.map { .string($0) })),
      (
        "timing",
        .object([
          ("port", .number(captured.portTime)), ("compile", .number(captured.compileTime)),
          ("simulate", .number(captured.simulateTime)), ("render", .number(renderTime)),
        ])
      ),
    ])
  }

  private static func json(_ output: Output) -> JSONText {
    var members: [(String, JSONText)] = [
      ("path", .string(output.path)), ("format", .string(output.format.rawValue)),
      ("width", .int(output.width)), ("height", .int(output.height)),
      ("scale", .number(output.scale)), ("frames", .int(output.frames)),
      ("fps", .number(output.fps)), ("duration", .number(output.duration)),
      ("loop", .int(output.loop)), ("bytes", .int(output.bytes)),
      ("digest", .string(FrameDigests.text(output.digest))),
    ]
    if !output.times.isEmpty { members.append(("times", .array(output.times.map { .number($0) }))) }
    if let error = output.colorError { members.append(("colorError", .number(error))) }
    if let banding = output.banding { members.append(("banding", .number(banding))) }
    if let dithers = output.dithers { members.append(("dithers", .bool(dithers))) }
    return .object(members)
  }

  private static func json(_ note: Note) -> JSONText {
    .object([
      ("code", .string(note.code)), ("severity", .string("warning")),
      ("file", note.file.map { .string($0) } ?? .null),
      ("line", note.line.map { .int($0) } ?? .null),
      ("message", .string(note.message)),
    ])
  }
}
