import Testing

@testable import ZoeFilm

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12.25, "-12.25"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"),
    (1.0 / 3, "0.3333333333333333"), (100, "100"), (1e20, "100000000000000000000"),
    (1e21, "1e+21"), (1.5e300, "1.5e+300"), (0.00001, "0.00001"), (1e-7, "1e-7"),
    (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (9_007_199_254_740_992, "9007199254740992"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (0.6855, "0.6855"), (1024, "1024"),
  ])
  func `a number is as short as it can be`(value: Double, text: String) {
    #expect(Decimal.text(value) == text)
  }

  @Test func `a thousand numbers read back the same, as short as the standard library's`() {
    var state: UInt64 = 1
    for _ in 0..<1_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state & 0x7FEF_FFFF_FFFF_FFFF)
      let digits = String(decoding: Decimal.shortest(value).digits.map { $0 + 48 }, as: UTF8.self)
      let expected = "\(value)".prefix { $0 != "e" }.filter { $0 != "." }.drop { $0 == "0" }

      #expect(Double(Decimal.text(value)) == value)
      #expect(expected.hasPrefix(digits))
      #expect(expected.dropFirst(digits.count).allSatisfy { $0 == "0" })
    }
  }
}
