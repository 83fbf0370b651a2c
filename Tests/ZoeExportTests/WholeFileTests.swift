import Foundation
import Testing

@testable import ZoeExport

private func scratch() throws -> String {
  let path = NSTemporaryDirectory() + "zoe-export-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}

private func names(_ folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

@Suite struct WholeFileTests {
  @Test func `a file holds all its bytes and leaves nothing beside it`() throws {
    let folder = try scratch()

    try WholeFile.write([1, 2, 3], to: folder + "/a.png")

    #expect(try names(folder) == ["a.png"])
    #expect(FileManager.default.contents(atPath: folder + "/a.png") == Data([1, 2, 3]))
  }

  @Test func `a folder that is not there is said`() {
    #expect(throws: ExportError.self) { try WholeFile.write([1], to: "/nowhere/at/all.png") }
    #expect(throws: ExportError.self) { try WholeFile.checkWritable("/nowhere/at/all.png") }
  }

  @Test func `a folder of frames replaces an older one`() throws {
    let folder = try scratch()
    try WholeFile.folder(folder + "/frames/") { try $0("frame-0000.png", [1]) }

    try WholeFile.folder(folder + "/frames/") { try $0("frame-0001.png", [1]) }

    #expect(try names(folder + "/frames") == ["frame-0001.png"])
  }

  @Test func `a folder with other things in it is left alone`() throws {
    let folder = try scratch()
    try WholeFile.write([1], to: folder + "/letter.txt")

    #expect(throws: ExportError.self) {
      try WholeFile.folder(folder) { try $0("frame-0000.png", [1]) }
    }
    #expect(try names(folder) == ["letter.txt"])
  }

  @Test func `a folder whose making fails half way does not appear`() throws {
    struct Halt: Error {}
    let folder = try scratch()

    #expect(throws: Halt.self) {
      try WholeFile.folder(folder + "/frames") { write in
        try write("frame-0000.png", [1])
        throw Halt()
      }
    }
    #expect(try names(folder).isEmpty)
  }
}
