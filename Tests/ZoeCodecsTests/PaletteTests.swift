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

  @Test func `mixed colours have the mean of what they stand for`() {
    var census = ColorCensus()
    for _ in 0..<9 { census.add([0, 0, 0, 255, 100, 100, 100, 255]) }
    census.add([25, 25, 25, 255])

    let palette = Palette(census, limit: 2, dither: .ordered)
    let grey = Array(repeating: [25, 25, 25, 255] as [UInt8], count: 64).flatMap { $0 }

    #expect(palette.colors == [0x000000, 0x646464])
    #expect(palette.indices(of: grey, width: 8).count { $0 == 1 } == 16)
    #expect(palette.indices(of: [0, 0, 0, 255, 100, 100, 100, 255], width: 2) == [0, 1])
  }

  @Test func `colours that are kept exactly are never mixed`() {
    var census = ColorCensus()
    census.add(ramp(255))

    let palette = Palette(census, dither: .ordered)

    #expect(!palette.dithers)
    #expect(palette.meanSquaredError == 0)
  }

  @Test func `a clip mixes by itself where a twentieth of it is off by a visible step`() {
    var census = ColorCensus()
    census.add(
      (0..<256).flatMap { grey -> [UInt8] in [UInt8(grey), UInt8(grey), UInt8(grey), 255] })

    #expect(Palette(census, limit: 4).dithers)
    #expect(Palette(census, limit: 4).banding > 0.5)
    #expect(!Palette(census, limit: 128).dithers)
    #expect(!Palette(census, limit: 4, dither: .none).dithers)
  }
}
