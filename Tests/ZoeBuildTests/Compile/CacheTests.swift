import Foundation
import Testing

@testable import ZoeBuild

@Suite struct CacheTests {
  func key(_ texts: String...) -> String {
    var key = ContentKey()
    for text in texts { key.add(text) }
    return key.text
  }

  @Test func `a key has 32 digits`() { #expect(key("ab").count == 32) }

  @Test func `a key depends on where texts end`() { #expect(key("ab", "c") != key("a", "bc")) }

  /// Works in a folder of its own.
  func withCache(_ body: (Cache) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "/zoetrope-cache-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(Cache(folder: folder))
  }

  @Test func `what is made is there whole and nothing else is`() throws {
    try withCache { cache in
      _ = try cache.entry("k") { (scratch) throws(BuildError) in
        _ = FileManager.default.createFile(atPath: scratch + "/f", contents: Data())
      }

      let there = try FileManager.default.subpathsOfDirectory(atPath: cache.folder).sorted()

      #expect(there == ["k", "k/f"])
    }
  }

  @Test func `what fails leaves nothing`() throws {
    try withCache { cache in
      let place = try? cache.entry("k") { (_) throws(BuildError) in
        throw BuildError(.crashed, "no")
      }
      let left = try FileManager.default.subpathsOfDirectory(atPath: cache.folder)

      #expect(place == nil)
      #expect(left == [])
    }
  }

  @Test func `what an interrupted process left an hour ago is removed`() throws {
    try withCache { cache in
      for (name, age) in [("a.new-1", 4000.0), ("b.new-1", 60)] {
        let path = cache.folder + "/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
          [.modificationDate: Date() - age], ofItemAtPath: path)
      }
      _ = try cache.entry("k") { (_) throws(BuildError) in }

      let there = try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted()

      #expect(there == ["b.new-1", "k"])
    }
  }
}
