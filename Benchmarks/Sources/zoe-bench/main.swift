import CPeers
import Foundation

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  fail(Options.usage, 64)
}
guard FileManager.default.fileExists(atPath: options.file) else {
  fail(
    "zoe-bench: no scenes at \(options.file) (name the file, or set ZOETROPE_BENCH); nothing measured",
    66)
}
let file: SceneFile
do { file = try SceneFile.read(options.file) } catch {
  fail("zoe-bench: \(options.file) is no scene file: \(error)", 65)
}

func drawable(_ scene: SceneModel) -> Bool {
  !scene.layers.contains { $0.shadow != nil || ($0.group ?? []).contains { $0.shadow != nil } }
}

let table = Table()
if !options.digestsOnly { table.printHead(passes: options.passes) }
for scene in file.scenes where options.scenes.isEmpty || options.scenes.contains(scene.id) {
  guard drawable(scene) else {
    if !options.digestsOnly { table.printSkipped(scene.id, "display lists have no shadows yet") }
    continue
  }
  for scale in options.scales.isEmpty ? file.scales : options.scales {
    let bench = Bench(scene, scale: scale, file: file)
    if options.digestsOnly {
      print("\(bench.name)@\(scale)x \(String(bench.digest(), radix: 16))")
    } else {
      table.printRow(bench, bench.run(passes: options.passes))
    }
  }
}
if !options.digestsOnly { table.printNotes() }
