import ZoeExport

/// `sheet`: several instants on one picture, each with its time.
enum SheetVerb {
  static let spec = VerbSpec(
    name: "sheet", abstract: "Write several instants side by side as one picture.",
    positionals: [SharedOptions.input, SharedOptions.scene],
    options: [
      OptionSpec(
        name: "output", letter: "o", value: "path", repeats: true,
        help: "Where to write: a .png. May be repeated."),
      OptionSpec(
        name: "times", value: "list",
        help: "The instants, with commas. (default: 0%,25%,50%,75%,100%)"),
      OptionSpec(
        name: "count", value: "number", help: "This many instants at even distances instead."),
      OptionSpec(name: "width", value: "pixels", help: "The whole sheet's width. (default: 1200)"),
    ] + SharedOptions.stage + SharedOptions.span + [SharedOptions.profile, SharedOptions.jobs]
      + SharedOptions.report)

  static func run(_ arguments: Arguments) throws {
    let options = try RunOptions(arguments, verb: spec.name, defaultOutput: "-sheet.png")
    try StillVerb.requirePicture(options, verb: spec.name)
    let reader = OptionReader(arguments, verb: spec.name)
    let width =
      try reader.read("width", "a whole number of pixels, 64 to 16384") { text in
        Int(text).flatMap { (64...16_384).contains($0) ? $0 : nil }
      } ?? 1200
    let instants = try instants(reader)
    let run = try Run(options, instants: instants)
    let times = try instants.map { try run.time(of: $0) }
    let outputs = try options.outputs.map { path, format in
      let writer = SheetWriter(
        run.captured.film, width: width, jobs: options.jobs, profile: options.profile)
      return try writer.write(format, times: times, to: path) { done, total in
        run.progress.report("render", done, of: total)
      }
    }
    run.report(outputs)
  }

  private static func instants(_ reader: OptionReader) throws(Failure) -> [Instant] {
    if let count = try reader.read(
      "count", "a whole number, 1 to 256",
      { text in Int(text).flatMap { (1...256).contains($0) ? $0 : nil } })
    {
      guard count > 1 else { return [.fraction(0)] }
      return (0..<count).map { .fraction(Double($0) / Double(count - 1)) }
    }
    return try reader.read("times", "instants with commas, such as 0,25%,1.5s") { Instant.list($0) }
      ?? [0, 0.25, 0.5, 0.75, 1].map { .fraction($0) }
  }
}
