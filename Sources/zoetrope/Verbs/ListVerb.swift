import ZoeBuild
import ZoePort

/// `list`: the scenes of an input, found without compiling it.
enum ListVerb {
  static let spec = VerbSpec(
    name: "list", abstract: "Show the scenes that an input has.",
    positionals: [SharedOptions.input],
    options: [OptionSpec(name: "json", help: "Print the result as one line of JSON.")])

  static func run(_ arguments: Arguments) throws {
    let path = arguments.positionals[0]
    guard try InputKind(of: path) == .source else {
      throw Failure(.badInput, "'\(path)' is a film: it has no scenes to list")
    }
    do {
      let input = try Input(path: path)
      let scenes = input.scenes(of: Porter.port(input.sources))
      if arguments.has("json") {
        Console.result(json(path, scenes).text)
      } else if scenes.isEmpty {
        throw BuildError(.noScene, "no scene in '\(path)'")
      } else {
        for scene in scenes { Console.result(line(scene)) }
      }
    } catch let error as BuildError {
      throw Failure(error)
    }
  }

  private static func line(_ scene: SceneInfo) -> String {
    let place = scene.line > 0 ? "\(scene.file):\(scene.line)" : scene.file
    let use = scene.usedBy.isEmpty ? "" : "  (built by \(scene.usedBy.joined(separator: ", ")))"
    let open = scene.isConstructible ? "" : "  (cannot be shown alone)"
    return "\(scene.name)  \(scene.kind.rawValue)  \(place)\(use)\(open)"
  }

  private static func json(_ path: String, _ scenes: [SceneInfo]) -> JSONText {
    .object([
      ("schema", .string("zoetrope/list@1")), ("input", .string(path)),
      (
        "scenes",
        .array(
          scenes.map { scene in
            .object([
              ("name", .string(scene.name)), ("kind", .string(scene.kind.rawValue)),
              ("file", .string(scene.file)), ("line", .int(scene.line)),
              ("constructible", .bool(scene.isConstructible)),
              ("usedBy", .array(scene.usedBy.map { .string($0) })),
            ])
          })
      ),
    ])
  }
}
