import Testing

@testable import ZoeCodecs

private func ramp(_ count: Int) -> [UInt8] {
  (0..<count).flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), 7, 255] }
}

@Suite struct PaletteTests {
  @Test func `255 colours are kept exactly`() {
    var census = ColorCensus()
    census.add(ramp(255))

    let palette = Palette(census)

    #expect(palette.colors.count == 255)
    #expect(palette.colors[254] == 0x0700FE)
  }

  @Test func `more colours come down to the limit`() {
    var census = ColorCensus()
    census.add(ramp(2000))

    #expect(Palette(census).colors.count == 255)
  }

  @Test func `a flat area keeps its colour among many`() {
    var census = ColorCensus()
    census.add(ramp(2000))
    for _ in 0..<50 {
      census.add(Array(repeating: [0x33, 0x05, 7, 255], count: 100).flatMap { $0 })
    }

    #expect(Palette(census).colors.contains(0x070533))
  }

  @Test func `a pixel under half opacity is clear`() {
    var census = ColorCensus()
    census.add([1, 1, 1, 127, 128, 128, 128, 128])

    let palette = Palette(census)

    #expect(palette.colors == [0xFFFFFF])
    #expect(palette.indices(of: [1, 1, 1, 127, 128, 128, 128, 128], width: 2) == [1, 0])
  }
}
