import Foundation
import ZoeFilm

/// Runs a compiled source in its own process and reads the film that it wrote.
struct Launch {
  /// The user's compiled module.
  var library: String
  /// The scene's name and what it is: `storyboard`, `viewController`, `view`, `layer` or `app`.
  var scene: String
  var kind: String
  /// Where storyboards and assets are looked for.
  var folder: String
  /// For an application: the storyboard that its settings name.
  var storyboard: String?

  /// - Parameter until: Seconds; nil runs until the source settles.
  func run(_ options: RunOptions, until: Double?) throws(Failure) -> Captured {
    let scratch = NSTemporaryDirectory() + "zoetrope-\(getpid())-\(UUID().uuidString)"
    guard mkdir(scratch, 0o700) == 0 else {
      throw Failure(.cannotCreate, "cannot create \(scratch): \(String(cString: strerror(errno)))")
    }
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let (request, film, report) = (
      scratch + "/request.json", scratch + "/run.film", scratch + "/report.json"
    )
    let text = requestText(options, until: until, film: film, report: report)
    guard FileManager.default.createFile(atPath: request, contents: Data(text.utf8)) else {
      throw Failure(.cannotWrite, "cannot write \(request)")
    }
    let tools = Launch.toolFolder
    let child = try ChildRun(
      [tools + "/zoe-launch", tools + "/libZoetropeRuntime.so", library, request],
      environment: [:])
    guard child.end == .exit(0), FileManager.default.fileExists(atPath: film) else {
      throw Launch.failure(child)
    }
    var captured = Captured(film: try FilmFile.read(film))
    captured.scene = scene
    captured.log = child.log
    captured.events = RunReport.read(report)?.events ?? 0
    return captured
  }

  /// The folder of this program: the runtime and the launcher are built beside it.
  static let toolFolder: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  }()

  private func requestText(
    _ options: RunOptions, until: Double?, film: String, report: String
  ) -> String {
    JSONText.object([
      ("scene", .string(scene)), ("kind", .string(kind)),
      ("width", .number(options.canvasSize.width)),
      ("height", .number(options.canvasSize.height)),
      ("scale", .number(options.device.scale)),
      ("until", until.map { .number($0) } ?? .null),
      ("maxTime", .number(options.maxTime)), ("folder", .string(folder)),
      ("film", .string(film)), ("report", .string(report)),
      // Numbers beyond 2^63 are no loss: any seed will do.
      ("seed", .int(Int(truncatingIfNeeded: options.seed & 0x7FFF_FFFF_FFFF_FFFF))),
      ("epoch", .number(options.epoch)),
      ("safeArea", .array(safeArea(options).map { .number($0) })),
      ("storyboard", storyboard.map { .string($0) } ?? .null),
    ]).text
  }

  /// A screen of a given size is a plain one.
  private func safeArea(_ options: RunOptions) -> [Double] {
    options.size == nil ? options.device.safeArea : [0, 0, 0, 0]
  }

  static func failure(_ child: ChildRun) -> Failure {
    switch child.end {
    case .signal(SIGXCPU), .signal(SIGKILL):
      return Failure(
        .overLimit,
        "the source used more than \(ChildRun.processorLimit) s of processor time (its limit)")
    case .signal(let number):
      let words = child.log.last { $0.contains("Fatal error") || $0.contains("overflow") }
      let name = strsignal(number).map { String(cString: $0) } ?? "signal \(number)"
      return Failure(.userCodeCrashed, "the source crashed: \(words ?? name)")
    case .exit(71):
      let known = child.log.contains { $0.contains("there is no ") }
      return Failure(known ? .noInput : .internalError, lines: [])
    case .exit(let status):
      return Failure(
        .userCodeCrashed, "the source ended the program itself (exit status \(status))")
    }
  }
}

/// What a run tells beside its film.
struct RunReport: Decodable {
  var events: Int

  static func read(_ path: String) -> RunReport? {
    FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(RunReport.self, from: $0)
    }
  }
}
