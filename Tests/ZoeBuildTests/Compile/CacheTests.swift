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
}
