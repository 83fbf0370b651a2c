import Foundation
import Testing
import ZoeFonts

@Suite struct FontLibraryTests {
  @Test func `a missing file is a typed error that names it`() {
    let library = FontLibrary(folder: "/nowhere")

    #expect(throws: FontError.missing(path: "/nowhere/Inter-4.1.ttf")) {
      try library.systemFace()
    }
  }

  @Test func `a file that is no font is a typed error`() throws {
    let folder = NSTemporaryDirectory() + "zoe-fonts-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: folder + "/Inter-4.1.ttf"))

    #expect(throws: FontError.unreadable(path: folder + "/Inter-4.1.ttf", code: 2)) {
      try FontLibrary(folder: folder).systemFace()
    }
  }

  @Test func `a face is opened once`() throws {
    guard FontLibrary.isInstalled else { return }
    let library = FontLibrary()

    #expect(try library.systemFace() === library.systemFace())
  }
}

extension FontLibrary {
  /// Whether the system font is on this machine; tests of outlines are skipped without it.
  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: defaultFolder + "/Inter-4.1.ttf")
  }
}
