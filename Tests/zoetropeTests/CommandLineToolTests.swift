import Foundation
import Testing
import ZoeCodecs
import ZoeFilm
import ZoeGeometry

@testable import zoetrope

/// A folder with `a.film` in it: 8×6 points, red, still from the start.
private func scratch() throws -> String {
  let folder = NSTemporaryDirectory() + "zoetrope-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  var film = Film(canvas: Canvas(size: Size(8, 6), scale: 3, background: Color(1, 0, 0)))
  film.commits = [Commit(time: 0, root: LayerID(0), changed: [])]
  film.settled = true
  try Data(FilmCodec.encode(film)).write(to: URL(fileURLWithPath: folder + "/a.film"))
  return folder
}

private func bytes(_ path: String) -> [UInt8] {
  [UInt8](FileManager.default.contents(atPath: path) ?? Data())
}

@Suite struct CommandLineToolTests {
  @Test func `a film becomes several outputs at once`() throws {
    let folder = try scratch()

    let status = CommandLineTool.run([
      "render", folder + "/a.film", "-o", folder + "/a.gif", "-o", folder + "/a.png", "-o",
      folder + "/frames/", "-o", folder + "/b.film", "--to", "1", "--fps", "5",
    ])

    #expect(status == 0)
    #expect(try GIF.decode(bytes(folder + "/a.gif")).delays == [100])
    #expect(try PNG.decode(bytes(folder + "/a.png")).width == 16)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/frames").sorted() == [
        "frame-0000.png", "frame-0001.png", "frame-0002.png", "frame-0003.png", "frame-0004.png",
      ])
    #expect(bytes(folder + "/b.film") == bytes(folder + "/a.film"))
  }

  @Test func `a sheet is as wide as it is asked to be`() throws {
    let folder = try scratch()

    let status = CommandLineTool.run([
      "sheet", folder + "/a.film", "--count", "3", "--width", "200", "-o", folder + "/s.png",
    ])

    #expect(status == 0)
    #expect(try PNG.decode(bytes(folder + "/s.png")).width == 200)
  }

  @Test func `an instant beyond the end is refused and leaves no file`() throws {
    let folder = try scratch()

    let status = CommandLineTool.run([
      "still", folder + "/a.film", "--at", "99", "-o", folder + "/a.png",
    ])

    #expect(status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
  }

  @Test func `what is not there is 66, what is no source is 65`() throws {
    let folder = try scratch()
    try Data("words".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))

    #expect(CommandLineTool.run(["render", folder + "/b.swift", "-o", folder + "/b.gif"]) == 66)
    #expect(CommandLineTool.run([folder + "/a.txt", "-o", folder + "/b.gif"]) == 65)
  }

  @Test func `a place that cannot be written is 73`() throws {
    let folder = try scratch()

    #expect(CommandLineTool.run([folder + "/a.film", "-o", folder + "/no/a.gif"]) == 73)
  }

  @Test func `an unknown verb is 64`() {
    #expect(CommandLineTool.run(["rendr", "a"]) == 64)
  }

  @Test func `a tape that is none is refused with its place before anything runs`() throws {
    let folder = try scratch()
    try Data("Wait 1s\nTap here\n".utf8).write(to: URL(fileURLWithPath: folder + "/a.zoe"))

    #expect(
      throws: Failure(
        .usage, lines: ["\(folder)/a.zoe:2:5: error: 'here' is not a place such as 100,200"])
    ) {
      try TapeFile(folder + "/a.zoe")
    }
  }

  @Test func `a tape that is not there is missing input`() {
    let status = CommandLineTool.run([
      "render", "a.swift", "-o", "a.gif", "--tape", "/nowhere/a.zoe",
    ])

    #expect(status == 66)
  }

  @Test func `a film has happened: a tape cannot change it`() throws {
    let folder = try scratch()
    try Data("Wait 1s".utf8).write(to: URL(fileURLWithPath: folder + "/a.zoe"))

    let status = CommandLineTool.run([
      "render", folder + "/a.film", "-o", folder + "/a.gif", "--tape", folder + "/a.zoe",
    ])

    #expect(status == 64)
  }
}
