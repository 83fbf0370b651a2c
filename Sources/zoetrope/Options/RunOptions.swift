import Foundation
import ZoeCodecs
import ZoeExport
import ZoeFilm
import ZoeGeometry

/// The options of a run that shows something, checked.
struct RunOptions {
  var input: String
  var scene: String?
  var outputs: [(path: String, format: OutputFormat)] = []
  var device = Device.standard
  /// Points; nil for the device's.
  var size: Size?
  /// Whether the user chose the screen, so that a scene may not have a size of its own.
  var namesScreen = false
  /// Pixels to a point; nil for each output's default.
  var scale: Double?
  var background = OptionValues.Background.view
  /// Frames a second; nil for each output's default.
  var fps: Double?
  /// Seconds; nil is 0, or where a loop begins.
  var from: Double?
  /// Whether what is written is played over and over.
  var seeksLoop = false
  /// Seconds; nil finds the end.
  var to: Double?
  var at = Instant.settled
  var loops = 0
  var profile = Profile.screen
  var colors = 256
  var dither = Dither.auto
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var json = false
  var progress = Progress.Style.auto
  /// Seconds.
  var maxTime = 30.0
  var seed: UInt64 = 0
  /// Seconds since 1970.
  var epoch = 978_307_200.0
  var tape: TapeFile?

  /// - Parameter defaultOutput: The extension of the output where none is named, with its dot.
  init(_ arguments: Arguments, verb: String, defaultOutput: String) throws(Failure) {
    input = arguments.positionals[0]
    scene = arguments.value("scene") ?? arguments.positionals.dropFirst().first
    let reader = OptionReader(arguments, verb: verb)
    if let name = arguments.value("device") { device = try Device.named(name) }
    size = try reader.read("size", "points such as 300x200") { OptionValues.size($0) }
    namesScreen = size != nil || arguments.has("device")
    scale = try reader.read("scale", "a number above 0, up to 16") { text in
      OptionValues.number(text).flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
    }
    background =
      try reader.read("background", "view, transparent or a colour such as #1e90ff") {
        OptionValues.background($0)
      } ?? background
    fps = try reader.read("fps", "a number above 0, up to 240") { text in
      OptionValues.number(text).flatMap { $0 > 0 && $0 <= 240 ? $0 : nil }
    }
    from = try reader.read("from", "a time such as 1.5s") { Instant.duration($0) }
    if arguments.value("to") != "auto" {
      to = try reader.read("to", "a time such as 12s, or auto") { Instant.duration($0) }
    }
    if let to, to < from ?? 0 { throw .usage("--to lies before --from", verb: verb) }
    at =
      try reader.read("at", "0.5s, 50%, frame:30, first, last or settled") { Instant($0) } ?? at
    loops = try reader.read("loop", "a whole number up to 65535") { whole($0, 0...65_535) } ?? loops
    profile =
      try reader.read("profile", "screen or snapshot") { Profile(rawValue: $0) } ?? profile
    colors = try reader.read("colors", "a whole number, 2 to 256") { whole($0, 2...256) } ?? colors
    dither =
      try reader.read("dither", "auto, none or ordered") { Dither(rawValue: $0) } ?? dither
    jobs = try reader.read("jobs", "a whole number, 1 to 256") { whole($0, 1...256) } ?? jobs
    maxTime =
      try reader.read("max-time", "a time such as 30s, above 0") { text in
        Instant.duration(text).flatMap { $0 > 0 ? $0 : nil }
      } ?? maxTime
    seed = try reader.read("seed", "a whole number") { UInt64($0) } ?? seed
    epoch =
      try reader.read("epoch", "a date such as 2001-01-01T00:00:00Z") { OptionValues.epoch($0) }
      ?? epoch
    progress =
      try reader.read("progress", "auto, bar, plain, json or none") {
        Progress.Style(rawValue: $0)
      } ?? progress
    json = arguments.has("json")
    tape = try arguments.value("tape").map { path throws(Failure) in try TapeFile(path) }
    try takeOutputs(arguments, verb, defaultOutput)
  }

  /// Points.
  var canvasSize: Size { size ?? Size(device.width, device.height) }

  private mutating func takeOutputs(
    _ arguments: Arguments, _ verb: String, _ defaultOutput: String
  ) throws(Failure) {
    var paths = arguments.values("output")
    if paths.isEmpty {
      // An input that is not there is told before anything is said of its output.
      _ = try InputKind(of: input)
      paths = [OutputName.standard(for: input, ending: defaultOutput)]
      Console.say("zoetrope: no -o: writing \(paths[0])")
    }
    for path in paths {
      guard let format = OutputFormat(path: path) else {
        throw .usage(
          "'\(path)' is no output that can be written (\(OutputFormat.names))", verb: verb)
      }
      outputs.append((path, format))
    }
    // However they are spelled, two outputs are two files.
    let places = outputs.map { output in
      let file = URL(fileURLWithPath: output.path).standardizedFileURL
      return file.deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent(file.lastPathComponent).path
    }
    for index in places.indices where places[..<index].contains(places[index]) {
      throw .usage("-o '\(outputs[index].path)' is given twice", verb: verb)
    }
  }
}

private func whole(_ text: String, _ range: ClosedRange<Int>) -> Int? {
  Int(text).flatMap { range.contains($0) ? $0 : nil }
}
