/// Animated PNG files read back as whole frames, each picture through libpng.
public enum APNG {
  /// A decoded clip.
  public struct Clip: Equatable, Sendable {
    /// What is seen while each picture stands.
    public var frames: [PixelImage] = []
    /// How long each stands: seconds as a fraction.
    public var delays: [Delay] = []
    /// How often it plays; 0 is for ever.
    public var loops = 0
  }

  public struct Delay: Equatable, Sendable {
    public var numerator: Int
    public var denominator: Int

    public init(_ numerator: Int, _ denominator: Int) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// - Parameter bytes: An animated PNG whose first picture is part of the animation.
  public static func decode(_ bytes: [UInt8]) throws(CodecError) -> Clip {
    var reader = APNGReader()
    guard bytes.starts(with: PNGChunks.signature) else { throw broken("it does not begin as one") }
    var place = PNGChunks.signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes[place..<(place + 4)])
      guard place + 12 + length <= bytes.count else { throw broken("a chunk is cut off") }
      let end = place + 8 + length
      guard number(bytes[end..<(end + 4)]) == Int(Deflate.crc(bytes[(place + 4)..<end])) else {
        throw broken("a chunk's check sum is wrong")
      }
      let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: Unicode.ASCII.self)
      try reader.take(type, Array(bytes[(place + 8)..<end]))
      place = end + 4
    }
    return try reader.finish()
  }

  static func broken(_ reason: String) -> CodecError {
    .notDecodable(format: "APNG", reason: reason)
  }

  static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The state of reading: the canvas, and the picture whose chunks are coming.
private struct APNGReader {
  private var clip = APNG.Clip()
  private var head: [UInt8] = []
  private var colors: [(type: String, payload: [UInt8])] = []
  private var control: [UInt8]?
  private var data: [UInt8] = []
  private var canvas: PixelImage?
  private var count = 0
  private var sequence = 0

  mutating func take(_ type: String, _ payload: [UInt8]) throws(CodecError) {
    switch type {
    case "IHDR":
      guard payload.count == 13 else { throw APNG.broken("its head is broken") }
      head = payload
      let (width, height) = (APNG.number(payload[0..<4]), APNG.number(payload[4..<8]))
      guard (1...65_535).contains(width), (1...65_535).contains(height) else {
        throw APNG.broken("its size is")
      }
      canvas = PixelImage(
        width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    case "PLTE", "tRNS", "sRGB": colors.append((type, payload))
    case "acTL":
      guard payload.count == 8 else { throw APNG.broken("its count is broken") }
      count = APNG.number(payload[0..<4])
      clip.loops = APNG.number(payload[4..<8])
    case "fcTL":
      try show()
      guard payload.count == 26 else { throw APNG.broken("a frame's control is broken") }
      try follow(payload)
      control = payload
    case "IDAT": data += payload
    case "fdAT":
      guard payload.count > 4 else { throw APNG.broken("a frame is empty") }
      try follow(payload)
      data += payload[4...]
    default: break
    }
  }

  mutating func finish() throws(CodecError) -> APNG.Clip {
    try show()
    guard clip.frames.count == count else { throw APNG.broken("it lacks frames") }
    return clip
  }

  private mutating func follow(_ payload: [UInt8]) throws(CodecError) {
    guard APNG.number(payload[0..<4]) == sequence else { throw APNG.broken("its order is broken") }
    sequence += 1
  }

  private mutating func show() throws(CodecError) {
    guard let control, let old = canvas else { return }
    let picture = try decodePicture(control)
    let (left, top) = (APNG.number(control[12..<16]), APNG.number(control[16..<20]))
    guard left + picture.width <= old.width, top + picture.height <= old.height else {
      throw APNG.broken("a frame lies outside")
    }
    var new = old
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let source = (y * picture.width + x) * 4
        let target = ((top + y) * old.width + left + x) * 4
        let rest = control[25] == 1 ? 255 - picture.pixels[source + 3] : 0
        for byte in 0..<4 {
          new.pixels[target + byte] =
            picture.pixels[source + byte] &+ premultiplied(old.pixels[target + byte], alpha: rest)
        }
      }
    }
    clip.frames.append(new)
    clip.delays.append(
      APNG.Delay(APNG.number(control[20..<22]), APNG.number(control[22..<24])))
    switch control[24] {
    case 1:
      for y in top..<(top + picture.height) {
        for place in (y * old.width + left) * 4..<(y * old.width + left + picture.width) * 4 {
          new.pixels[place] = 0
        }
      }
      canvas = new
    case 2: canvas = old
    default: canvas = new
    }
    data = []
    self.control = nil
  }

  /// The picture as a file of its own, for libpng.
  private func decodePicture(_ control: [UInt8]) throws(CodecError) -> PixelImage {
    var file = PNGChunks()
    file.put("IHDR", Array(control[4..<12]) + Array(head[8...]))
    for (type, payload) in colors { file.put(type, payload) }
    file.put("IDAT", data)
    file.put("IEND")
    return try PNG.decode(file.bytes)
  }
}
