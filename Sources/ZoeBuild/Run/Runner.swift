import Foundation
import ZoePort

/// Runs a compiled module in a process of its own and brings back its film.
///
/// In: the module and what to show. Out: film bytes, or why there are none: a crash with the user's own
/// file and line, a limit, a scene that the host cannot show.
public struct Runner {
  let installation: Installation
  let input: Input

  public init(_ installation: Installation, _ input: Input) {
    self.installation = installation
    self.input = input
  }

  public func run(
    _ module: BuiltModule, _ scene: SceneInfo, _ request: RunRequest
  ) throws(BuildError) -> RunOutcome {
    let start = DispatchTime.now()
    let scratch = NSTemporaryDirectory() + "/zoetrope-\(getpid())-\(UUID().uuidString)"
    ScratchFolders.add(scratch)
    defer { ScratchFolders.remove(scratch) }
    do {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.cannotWrite, "cannot write a scratch folder in \(NSTemporaryDirectory())")
    }
    try write(request, scene, into: scratch)

    let child = Child(limits: request.limits)
    let ending = try child.run(
      installation.launcher,
      [installation.runtime, module.library, scratch + "/request.json"],
      environment: environment(scratch, request.limits), folder: scratch)
    let trace = FileManager.default.contents(atPath: scratch + "/crash.txt").map {
      String(decoding: $0, as: UTF8.self)
    }
    try check(ending, child, module, trace ?? "")

    guard let film = FileManager.default.contents(atPath: scratch + "/run.film") else {
      throw BuildError(
        .crashed,
        "the source ended the process itself (exit status \(ending.status)), so there is no film")
    }
    let report = (try? Data(contentsOf: URL(fileURLWithPath: scratch + "/report.json")))
      .flatMap { try? JSONDecoder().decode(ReportFile.self, from: $0) }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    return RunOutcome(
      film: Array(film),
      notes: (report?.notes ?? []).map {
        RunOutcome.Finding(code: $0.code, message: $0.message, file: $0.file, line: $0.line)
      }, events: report?.events ?? 0, log: child.printed, time: time)
  }

  private struct ReportFile: Decodable {
    struct Line: Decodable {
      var code: String
      var message: String
      var file: String?
      var line: Int?
    }
    var notes: [Line]
    var events: Int
  }

  private struct RequestFile: Encodable {
    var scene: String
    var kind: String
    var width: Double
    var height: Double
    var scale: Double
    var takesOwnSize: Bool
    var until: Double?
    var maxTime: Double
    var folder: String
    var film: String
    var report: String
    var seed: UInt64
    var epoch: Double
    var safeArea: [Double]
    var storyboard: String?
    var tape: RunRequest.TapeText?
  }

  private func write(
    _ request: RunRequest, _ scene: SceneInfo, into scratch: String
  ) throws(BuildError) {
    let folder = URL(fileURLWithPath: input.folder).standardizedFileURL.path
    let file = RequestFile(
      scene: scene.name, kind: scene.kind.rawValue, width: request.width, height: request.height,
      scale: request.scale, takesOwnSize: request.takesOwnSize, until: request.until,
      maxTime: request.maxTime, folder: folder, film: scratch + "/run.film",
      report: scratch + "/report.json", seed: request.seed, epoch: request.epoch,
      safeArea: request.safeArea, storyboard: scene.kind == .app ? input.mainStoryboard : nil,
      tape: request.tape)
    do {
      try JSONEncoder().encode(file).write(to: URL(fileURLWithPath: scratch + "/request.json"))
    } catch {
      throw BuildError(.internalError, "cannot write the request in \(scratch)")
    }
  }

  /// The same on every machine: nothing of the user's settings reaches the source.
  private func environment(_ scratch: String, _ limits: RunLimits) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    let cache = own["XDG_CACHE_HOME"] ?? (own["HOME"] ?? "") + "/.cache"
    return [
      "PATH": "/usr/bin:/bin", "HOME": scratch, "TMPDIR": scratch, "LC_ALL": "C.UTF-8", "TZ": "UTC",
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": backtrace(scratch),
      "ZOETROPE_FONTS": own["ZOETROPE_FONTS"] ?? cache + "/zoetrope/fonts",
      "ZOETROPE_LIMIT_CPU": "\(limits.processor)", "ZOETROPE_LIMIT_MEMORY": "\(limits.memory)",
      "ZOETROPE_LIMIT_FILE": "\(limits.file)",
    ]
  }

  /// Asks for a crash's frames in a file, for `CrashReport`.
  private func backtrace(_ scratch: String) -> String {
    guard let program = installation.backtracer, !program.contains(","), !scratch.contains(",")
    else { return "enable=no" }
    return "enable=yes,swift-backtrace=\(program),output-to=\(scratch)/crash.txt,color=no,"
      + "interactive=no,threads=crashed,registers=none,images=none,limit=64,sanitize=no,timeout=10s"
  }

  private func check(
    _ ending: Child.Ending, _ child: Child, _ module: BuiltModule, _ trace: String
  ) throws(BuildError) {
    if ending.ranOutOfTime {
      throw BuildError(
        .overLimit, "the source ran for over \(Int(child.limits.wall)) s of real time (limit)")
    }
    if let signal = ending.signal {
      if signal == SIGXCPU || (signal == SIGKILL && ending.tookAllProcessorTime) {
        throw BuildError(
          .overLimit,
          "the source went over the limit of \(child.limits.processor) s of CPU time: an endless loop?"
        )
      }
      throw CrashReport.error(
        signal: signal, errors: child.errors, trace: trace, files: module.port.files)
    }
    let said = child.hostErrors
    switch ending.status {
    case 0: return
    case 6 where !said.isEmpty: throw BuildError(.overLimit, lines: said)
    case 71 where !said.isEmpty: throw BuildError(.notShown, lines: said)
    case let status:
      throw BuildError(
        .crashed, "the source ended the process itself (exit status \(status)), so there is no film"
      )
    }
  }
}
