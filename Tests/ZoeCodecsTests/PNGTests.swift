import Testing

@testable import ZoeCodecs

private func pixel(_ blue: Int, _ green: Int, _ red: Int) -> [UInt8] {
  [UInt8(blue), UInt8(green), UInt8(red), 255]
}

@Suite struct PNGTests {
  @Test func `opaque pixels come back as they went in`() throws {
    let pixels: [UInt8] = [1, 2, 3, 255, 250, 128, 0, 255]

    let image = try PNG.decode(PNG.encode(width: 2, height: 1, premultipliedBGRA: pixels))

    #expect(image == PixelImage(width: 2, height: 1, pixels: pixels))
  }

  @Test func `translucent pixels come back premultiplied`() throws {
    let pixels: [UInt8] = [10, 20, 30, 128, 0, 0, 0, 0]

    let image = try PNG.decode(PNG.encode(width: 1, height: 2, premultipliedBGRA: pixels))

    #expect(image == PixelImage(width: 1, height: 2, pixels: pixels))
  }

  @Test func `an opaque picture is written without an alpha channel`() throws {
    let pixels = (0..<300).flatMap { pixel($0 & 255, $0 >> 8, 0) }

    let bytes = try PNG.encode(width: 300, height: 1, premultipliedBGRA: pixels)

    #expect(bytes[25] == 2)  // the colour type: RGB
    #expect(try PNG.decode(bytes).pixels == pixels)
  }

  @Test func `up to 255 colours are written as indices`() throws {
    let pixels = (0..<255).flatMap { pixel($0, 0, 0) }

    let bytes = try PNG.encode(width: 255, height: 1, premultipliedBGRA: pixels)

    #expect(bytes[25] == 3)
    #expect(try PNG.decode(bytes).pixels == pixels)
  }

  @Test func `a smooth picture is smaller for its filter`() throws {
    let pixels = (0..<4096).flatMap { index in
      let (x, y) = (index % 64, index / 64)
      return pixel(y * 2 + x, x * 3, 5)
    }

    let bytes = try PNG.encode(width: 64, height: 64, premultipliedBGRA: pixels)

    #expect(bytes.count < 500)
    #expect(try PNG.decode(bytes).pixels == pixels)
  }

  @Test func `a picture says that it is in sRGB`() throws {
    let bytes = try PNG.encode(width: 1, height: 1, premultipliedBGRA: [0, 0, 0, 255])

    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("sRGB"))
  }

  @Test func `bytes that do not fit the size are refused`() {
    #expect(throws: CodecError.badSize(width: 2, height: 2, bytes: 4)) {
      try PNG.encode(width: 2, height: 2, premultipliedBGRA: [0, 0, 0, 255])
    }
  }

  @Test func `bytes that are no PNG are refused`() {
    #expect(throws: CodecError.self) { try PNG.decode([1, 2, 3]) }
  }
}
