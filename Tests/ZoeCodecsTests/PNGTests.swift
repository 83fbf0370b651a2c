import Testing

@testable import ZoeCodecs

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
    let bytes = try PNG.encode(width: 1, height: 1, premultipliedBGRA: [0, 0, 0, 255])

    #expect(bytes[25] == 2)  // the colour type: RGB
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
