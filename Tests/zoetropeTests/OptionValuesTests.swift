import Testing
import ZoeFilm
import ZoeGeometry

@testable import zoetrope

@Suite struct OptionValuesTests {
  @Test func `a size is two numbers around an x`() {
    #expect(OptionValues.size("300x200") == Size(300, 200))
    #expect(OptionValues.size("10by10") == nil)
    #expect(OptionValues.size("0x5") == nil)
    #expect(OptionValues.size("99999x5") == nil)
  }

  @Test func `colours have 3, 6 or 8 digits`() {
    #expect(OptionValues.background("#f00") == .color(Color(1, 0, 0, 1)))
    #expect(OptionValues.background("#0000ff00") == .color(Color(0, 0, 1, 0)))
    #expect(OptionValues.background("transparent") == .transparent)
    #expect(OptionValues.background("#ff") == nil)
  }

  @Test func `a profile is screen or snapshot`() throws {
    func profile(_ spec: VerbSpec, _ words: String...) throws -> Profile {
      let arguments = try Arguments(["a.swift", "-o", "a.png"] + words, for: spec)
      return try RunOptions(arguments, verb: spec.name, defaultOutput: ".png").profile
    }

    for spec in [StillVerb.spec, RenderVerb.spec, SheetVerb.spec] {
      #expect(try profile(spec) == .screen)
      #expect(try profile(spec, "--profile", "snapshot") == .snapshot)
    }
    #expect(throws: Failure.self) { try profile(StillVerb.spec, "--profile", "paper") }
  }

  @Test func `dates are seconds since 1970`() {
    #expect(OptionValues.epoch("2001-01-01T00:00:00Z") == 978_307_200)
    #expect(OptionValues.epoch("1970-01-02") == 86_400)
    #expect(OptionValues.epoch("2024-02-29T12:30:15Z") == 1_709_209_815)
    #expect(OptionValues.epoch("2024-13-01") == nil)
  }

  @Test func `an output is named after its input`() {
    #expect(OutputName.standard(for: "a/b/Ring.swift", ending: ".gif") == "Ring.gif")
    #expect(OutputName.standard(for: "a/b/", ending: "-sheet.png") == "b-sheet.png")
    #expect(OutputName.standard(for: "..", ending: ".gif") == "zoetrope.gif")
  }

  @Test func `JSON keeps order and escapes`() {
    let json = JSONText.object([("b", .number(0.25)), ("a", .string("x\"\n\u{1}é"))])

    #expect(json.text == #"{"b":0.25,"a":"x\"\n\u0001é"}"#)
  }

  @Test func `the standard device is an iPhone 16`() throws {
    #expect(Device.standard.width == 393)
    #expect(Device.standard.safeArea == [59, 0, 34, 0])
    #expect(try Device.named("iPhone-SE").height == 667)
    #expect(throws: Failure.self) { try Device.named("iphone-99") }
  }
}
