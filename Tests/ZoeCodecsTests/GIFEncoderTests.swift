import Testing

@testable import ZoeCodecs

private let red: [UInt8] = [0, 0, 255, 255]
private let blue: [UInt8] = [255, 0, 0, 255]
private let clear: [UInt8] = [0, 0, 0, 0]

private func clip(
  _ frames: [[UInt8]], width: Int, height: Int, delays: [Int], loops: Int = 0
) throws -> GIF.Clip {
  var census = ColorCensus()
  for frame in frames { census.add(frame) }
  var encoder = try GIFEncoder(
    width: width, height: height, palette: Palette(census), loops: loops)
  for (frame, delay) in zip(frames, delays) { try encoder.add(frame, delay: delay) }
  return try GIF.decode(encoder.finish())
}

@Suite struct GIFEncoderTests {
  @Test func `few colours come back exactly`() throws {
    let frames = [red + blue + blue + red, red + blue + red + red]

    let read = try clip(frames, width: 2, height: 2, delays: [2, 3])

    #expect(read.frames.map(\.pixels) == frames)
    #expect(read.delays == [2, 3])
  }

  @Test func `equal frames merge into a longer delay`() throws {
    let read = try clip(
      [red, red, blue, blue, blue], width: 1, height: 1, delays: [2, 3, 2, 3, 2])

    #expect(read.frames.map(\.pixels) == [red, blue])
    #expect(read.delays == [5, 7])
  }

  @Test func `a pixel can turn clear again`() throws {
    let frames = [red + clear, clear + clear, clear + blue]

    let read = try clip(frames, width: 2, height: 1, delays: [2, 2, 2])

    #expect(read.frames.map(\.pixels) == frames)
  }

  @Test func `a still end longer than a GIF's longest delay keeps its time`() throws {
    let read = try clip([red, red], width: 1, height: 1, delays: [60_000, 60_000])

    #expect(read.delays.reduce(0, +) == 120_000)
  }

  @Test func `0 loops is for ever and 1 is once`() throws {
    #expect(try clip([red], width: 1, height: 1, delays: [2], loops: 0).loops == 0)
    #expect(try clip([red], width: 1, height: 1, delays: [2], loops: 1).loops == 1)
    #expect(try clip([red], width: 1, height: 1, delays: [2], loops: 3).loops == 3)
  }

  @Test func `unchanged pixels inside the changed rectangle stay`() throws {
    let before = Array(repeating: red, count: 12).flatMap { $0 }
    var after = before
    after.replaceSubrange(0..<4, with: blue)
    after.replaceSubrange(44..<48, with: blue)

    let read = try clip([before, after], width: 6, height: 2, delays: [2, 2])

    #expect(read.frames.map(\.pixels) == [before, after])
  }

  @Test func `a frame of another size is refused`() throws {
    var census = ColorCensus()
    census.add(red)
    var encoder = try GIFEncoder(width: 1, height: 1, palette: Palette(census))

    #expect(throws: CodecError.badSize(width: 1, height: 1, bytes: 8)) {
      try encoder.add(red + red, delay: 2)
    }
  }
}
