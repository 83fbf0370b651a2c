import Foundation
import ZoeBuild
import ZoeFilm
import ZoePort

/// Turns an input into a film, by running it or by reading it.
enum FilmSource {
  /// - Parameter until: How far the source must run; nil until it settles. Seconds.
  static func film(
    for options: RunOptions, until: Double?, progress: Progress
  ) throws -> Captured {
    switch try InputKind(of: options.input) {
    case .film:
      if options.tape != nil {
        throw Failure.usage(
          "--tape needs a source: '\(options.input)' is a film, which has happened")
      }
      var film = try FilmFile.read(options.input)
      if let size = options.size { film.canvas.size = size }
      var captured = Captured(film: film)
      captured.notes += film.drawingNotes
      return captured
    case .source:
      do {
        return try run(options, until: until, progress: progress)
      } catch let error as BuildError {
        throw Failure(error)
      }
    }
  }

  private static func run(
    _ options: RunOptions, until: Double?, progress: Progress
  ) throws -> Captured {
    let input = try Input(path: options.input)
    let installation = try Installation()
    progress.begin("compile")
    let module = try Builder(installation).build(input)
    let scene = try input.choose(options.scene, from: input.scenes(of: module.port))
    if let fault = module.leftOut.first(where: { $0.name == scene.name }) {
      throw BuildError(
        .doesNotCompile, lines: ["\(fault.file):\(fault.line):1: error: \(fault.message)"])
    }
    progress.begin("simulate")
    progress.clear()
    let outcome = try Runner(installation, input).run(module, scene, request(options, until))
    var captured = Captured(film: try FilmFile.decode(outcome.film, from: options.input))
    captured.scene = scene.name
    captured.notes =
      module.port.findings.map {
        Note(code: $0.code, message: $0.message, file: $0.file, line: $0.line)
      }
      + module.leftOut.map {
        Note(code: "ZOE1306", message: $0.message, file: $0.file, line: $0.line)
      } + captured.film.notes + captured.film.drawingNotes
    captured.log = outcome.log
    captured.events = outcome.events
    captured.portTime = module.portTime
    captured.compileTime = module.compileTime
    captured.simulateTime = outcome.time
    return captured
  }

  private static func request(_ options: RunOptions, _ until: Double?) -> RunRequest {
    let size = options.canvasSize
    var request = RunRequest(
      width: size.width, height: size.height, scale: options.device.scale)
    request.takesOwnSize = !options.namesScreen
    request.until = until
    request.maxTime = max(options.maxTime, until ?? 0)
    request.seed = options.seed
    request.epoch = options.epoch
    request.tape = options.tape.map { RunRequest.TapeText(path: $0.path, text: $0.text) }
    // A screen of a given size is a plain one.
    request.safeArea = options.size == nil ? options.device.safeArea : [0, 0, 0, 0]
    return request
  }
}

extension Failure {
  init(_ error: BuildError) {
    let status: ExitStatus
    switch error.kind {
    case .noInput, .noScene, .notShown: status = .noInput
    case .badInput: status = .badInput
    case .doesNotCompile: status = .doesNotCompile
    case .crashed: status = .userCodeCrashed
    case .overLimit: status = .overLimit
    case .cannotWrite: status = .cannotWrite
    case .unavailable: status = .unavailable
    case .internalError: status = .internalError
    }
    self.init(status, lines: error.lines)
  }
}
