import ZoeExport

/// `still`: one instant.
enum StillVerb {
  static let spec = VerbSpec(
    name: "still", abstract: "Write one instant as a picture.",
    positionals: [SharedOptions.input, SharedOptions.scene],
    options: [
      OptionSpec(
        name: "output", letter: "o", value: "path", repeats: true,
        help: "Where to write: a .png (or a .gif). May be repeated."),
      SharedOptions.at,
    ] + SharedOptions.stage + [SharedOptions.scale] + SharedOptions.span
      + [SharedOptions.profile, SharedOptions.jobs] + SharedOptions.report)

  static func run(_ arguments: Arguments) throws {
    let options = try RunOptions(arguments, verb: spec.name, defaultOutput: ".png")
    try requirePicture(options, verb: spec.name)
    let run = try Run(options, instants: [options.at])
    let time = try run.time(of: options.at)
    let outputs = try options.outputs.map { path, format in
      try StillWriter(run.renderer(for: format)).write(format, at: time, to: path)
    }
    run.report(outputs)
  }

  static func requirePicture(_ options: RunOptions, verb: String) throws(Failure) {
    for (path, format) in options.outputs where format != .png && format != .gif {
      throw .usage("\(verb) writes a .png or a .gif, not '\(path)'", verb: verb)
    }
  }
}
