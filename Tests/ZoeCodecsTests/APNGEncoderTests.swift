import Testing

@testable import ZoeCodecs

private let red: [UInt8] = [0, 0, 255, 255]
private let blue: [UInt8] = [255, 0, 0, 255]
private let clear: [UInt8] = [0, 0, 0, 0]
private let faint: [UInt8] = [0, 20, 0, 40]

private func encode(
  _ frames: [[UInt8]], width: Int, height: Int, fps: Double = 60, loops: Int = 0
) throws -> [UInt8] {
  var colors = ClipColors()
  for frame in frames { colors.add(frame) }
  var encoder = try APNGEncoder(
    width: width, height: height, layout: colors.layout, fps: fps, loops: loops)
  for frame in frames { try encoder.add(frame) }
  return try encoder.finish()
}

private func clip(
  _ frames: [[UInt8]], width: Int, height: Int, fps: Double = 60, loops: Int = 0
) throws -> APNG.Clip {
  try APNG.decode(encode(frames, width: width, height: height, fps: fps, loops: loops))
}

/// 20×20 pixels of 400 colours, with some of them replaced.
private func many(_ replaced: [Int: [UInt8]] = [:], alpha: UInt8 = 255) -> [UInt8] {
  (0..<400).flatMap { index -> [UInt8] in
    replaced[index] ?? [UInt8(index % 20), UInt8(index / 20), min(9, alpha), alpha]
  }
}

@Suite struct APNGEncoderTests {
  @Test func `frames of few colours come back exactly`() throws {
    let frames = [
      red + blue + clear + red, red + faint + blue + red, clear + clear + clear + faint,
    ]

    let read = try clip(frames, width: 2, height: 2)

    #expect(read.frames.map(\.pixels) == frames)
  }

  @Test func `opaque frames of many colours come back exactly`() throws {
    let frames = [many(), many([0: red, 399: blue]), many([25: blue])]

    let read = try clip(frames, width: 20, height: 20)

    #expect(read.frames.map(\.pixels) == frames)
  }

  @Test func `translucent frames of many colours come back exactly`() throws {
    let frames = [many(alpha: 100), many([7: clear, 90: red]), many([7: faint], alpha: 100)]

    let read = try clip(frames, width: 20, height: 20)

    #expect(read.frames.map(\.pixels) == frames)
  }

  @Test func `60 frames a second stand 1/60 s each`() throws {
    let read = try clip([red, blue, red], width: 1, height: 1)

    #expect(read.delays == Array(repeating: APNG.Delay(1, 60), count: 3))
  }

  @Test func `29.97 frames a second are an exact fraction`() throws {
    let read = try clip([red, blue, blue], width: 1, height: 1, fps: 29.97)

    #expect(read.delays == [APNG.Delay(100, 2997), APNG.Delay(200, 2997)])
  }

  @Test func `equal frames become one that stands longer`() throws {
    let read = try clip([red, red, red, blue], width: 1, height: 1)

    #expect(read.delays == [APNG.Delay(3, 60), APNG.Delay(1, 60)])
  }

  @Test func `a stand longer than one delay can say keeps its time`() throws {
    let frames = Array(repeating: red, count: 70_000) + [blue]

    let read = try clip(frames, width: 1, height: 1)

    #expect(read.delays.map(\.numerator) == [65_535, 4465, 1])
    #expect(read.frames.map(\.pixels) == [red, red, blue])
  }

  @Test func `0 loops is for ever and 3 is three times`() throws {
    #expect(try clip([red], width: 1, height: 1).loops == 0)
    #expect(try clip([red], width: 1, height: 1, loops: 3).loops == 3)
  }

  @Test func `few colours are indices, many are red, green and blue`() throws {
    #expect(try encode([red], width: 1, height: 1)[25] == 3)
    #expect(try encode([many()], width: 20, height: 20)[25] == 2)
    #expect(try encode([many(alpha: 30)], width: 20, height: 20)[25] == 6)
  }

  @Test func `one changed pixel costs under 100 bytes`() throws {
    let still = try encode([many()], width: 20, height: 20).count

    let moved = try encode([many(), many([210: red])], width: 20, height: 20).count

    #expect(moved - still < 100)
  }

  @Test func `what flashes up goes back without being written again`() throws {
    var frame = many()
    frame.replaceSubrange(0..<80, with: Array(repeating: red, count: 20).flatMap { $0 })

    let bytes = try encode([many(), frame, many([399: blue])], width: 20, height: 20)

    // The third picture is one pixel: its control ends with that size, at that place.
    let size: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 19, 0, 0, 0, 19]
    #expect(bytes.indices.contains { Array(bytes[$0...].prefix(16)) == size })
  }

  @Test func `equal clips are equal files`() throws {
    let frames = [many(), many([4: red]), many([4: blue])]

    #expect(
      try encode(frames, width: 20, height: 20) == encode(frames, width: 20, height: 20))
  }

  @Test func `a clip without frames is refused`() {
    #expect(throws: CodecError.self) { try encode([], width: 1, height: 1) }
  }

  @Test func `a broken file is refused`() throws {
    var bytes = try encode([red, blue], width: 1, height: 1)
    bytes[bytes.count - 20] ^= 1

    #expect(throws: CodecError.self) { try APNG.decode(bytes) }
    #expect(throws: CodecError.self) { try APNG.decode([1, 2, 3]) }
  }
}
