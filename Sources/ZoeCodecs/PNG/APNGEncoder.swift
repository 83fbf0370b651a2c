/// An animated PNG without loss: of every frame the rectangle that changed, laid over what stands.
///
/// - A frame that looks like the one before makes that one stand longer; every delay is a whole number of
///   frames' time over the rate, so the total is exact.
/// - After a frame its picture stays, its rectangle turns clear, or what was there before comes back:
///   whichever leaves the smallest rectangle to change.
/// - A rectangle replaces all its pixels, or leaves clear those that stay: whichever is smaller.
public struct APNGEncoder {
  private let width: Int
  private let height: Int
  private let layout: PixelLayout
  private let length: FrameLength
  private let loops: Int
  private var file = PNGChunks()
  private var countPlace = 0
  private var frames = 0
  private var sequence = 0
  /// What is on the screen after the held picture, and what was before it.
  private var shown: [UInt8] = []
  private var before: [UInt8] = []
  /// The latest picture, kept back until it is known how long it stands and what comes after it.
  private var held: Held?

  private struct Held {
    var rectangle: PixelRectangle
    var isOver: Bool
    var data: [UInt8]
    var frames = 1
  }

  private enum Disposal: UInt8 {
    case stays = 0
    case clears = 1
    case goesBack = 2
  }

  /// - Parameters:
  ///   - layout: What `ClipColors` found to suit the clip.
  ///   - fps: Frames a second, above 0, up to 1,000.
  ///   - loops: How often the clip plays; 0 is for ever.
  public init(
    width: Int, height: Int, layout: PixelLayout, fps: Double, loops: Int = 0
  ) throws(CodecError) {
    try checkSize(width: width, height: height, bytes: width * height * 4)
    precondition(loops >= 0, "a clip plays some times, or for ever")
    self.width = width
    self.height = height
    self.layout = layout
    self.loops = loops
    length = FrameLength(fps: fps)
    file.putHead(width: width, height: height, layout: layout)
    countPlace = file.bytes.count
    file.put("acTL", PNGChunks.big32(0) + PNGChunks.big32(loops))
    file.putColors(layout)
  }

  /// Adds the next frame, premultiplied BGRA, rows from the top.
  public mutating func add(_ pixels: [UInt8]) throws(CodecError) {
    try checkSize(width: width, height: height, bytes: pixels.count)
    let samples = layout.samples(of: pixels)
    guard let last = held else {
      let whole = PixelRectangle(x: 0, y: 0, width: width, height: height)
      held = try Held(rectangle: whole, isOver: false, data: packed(samples, in: whole))
      shown = samples
      return
    }
    if samples == shown {
      held?.frames += 1
      return
    }
    let (disposal, base, rectangle) = leastChange(to: samples, after: last)
    put(last, disposal)
    held = try picture(samples, over: base, in: rectangle)
    before = base
    shown = samples
  }

  /// Ends the clip, which must have a frame. Nothing may be added afterwards.
  ///
  /// - Returns: The whole file.
  public mutating func finish() throws(CodecError) -> [UInt8] {
    guard let held else { throw .notEncodable(format: "APNG", reason: "it has no frame") }
    put(held, .stays)
    file.put("IEND")
    file.replace(at: countPlace, PNGChunks.big32(frames) + PNGChunks.big32(loops))
    return file.bytes
  }

  private func leastChange(
    to samples: [UInt8], after last: Held
  ) -> (Disposal, base: [UInt8], PixelRectangle) {
    let pixel = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    var best = (Disposal.stays, shown, difference(shown, samples) ?? pixel)
    // Pictures that fill a very long time stand in several parts, which must not be disposed of.
    guard last.frames <= length.mostFrames else { return best }
    func offer(_ disposal: Disposal, _ base: [UInt8]) {
      let rectangle = difference(base, samples) ?? pixel
      if rectangle.area < best.2.area { best = (disposal, base, rectangle) }
    }
    if case .rgb = layout {
    } else if let clear = layout.clear {
      offer(.clears, cleared(shown, in: last.rectangle, clear))
    }
    if frames > 0 { offer(.goesBack, before) }
    return best
  }

  private func picture(
    _ samples: [UInt8], over base: [UInt8], in rectangle: PixelRectangle
  ) throws(CodecError) -> Held {
    let source = try packed(samples, in: rectangle)
    guard let part = sparse(samples, over: base, in: rectangle) else {
      return Held(rectangle: rectangle, isOver: false, data: source)
    }
    let over = try PNG.packed(part, width: rectangle.width, height: rectangle.height, layout)
    return over.count < source.count
      ? Held(rectangle: rectangle, isOver: true, data: over)
      : Held(rectangle: rectangle, isOver: false, data: source)
  }

  /// The rectangle with clear where nothing changes; nil where too little stays to be worth
  /// compressing twice, or where a changed pixel is not opaque and so would mix with what stands.
  private func sparse(
    _ samples: [UInt8], over base: [UInt8], in rectangle: PixelRectangle
  ) -> [UInt8]? {
    guard let clear = layout.clear else { return nil }
    let size = layout.bytesPerPixel
    var part: [UInt8] = []
    part.reserveCapacity(rectangle.area * size)
    var staying = 0
    for y in rectangle.y..<(rectangle.y + rectangle.height) {
      for x in rectangle.x..<(rectangle.x + rectangle.width) {
        let place = (y * width + x) * size
        var isSame = true
        for byte in 0..<size where samples[place + byte] != base[place + byte] { isSame = false }
        if isSame {
          staying += 1
          part.append(contentsOf: clear)
        } else {
          guard layout.isOpaque(samples, at: place) else { return nil }
          for byte in 0..<size { part.append(samples[place + byte]) }
        }
      }
    }
    return staying * 4 > rectangle.area ? part : nil
  }

  private func packed(
    _ samples: [UInt8], in rectangle: PixelRectangle
  ) throws(CodecError) -> [UInt8] {
    let size = layout.bytesPerPixel
    var part = samples
    if rectangle.area * size != samples.count {
      part = []
      part.reserveCapacity(rectangle.area * size)
      for y in rectangle.y..<(rectangle.y + rectangle.height) {
        let start = (y * width + rectangle.x) * size
        part.append(contentsOf: samples[start..<(start + rectangle.width * size)])
      }
    }
    return try PNG.packed(part, width: rectangle.width, height: rectangle.height, layout)
  }

  private func cleared(
    _ samples: [UInt8], in rectangle: PixelRectangle, _ clear: [UInt8]
  ) -> [UInt8] {
    var samples = samples
    for y in rectangle.y..<(rectangle.y + rectangle.height) {
      for x in rectangle.x..<(rectangle.x + rectangle.width) {
        let place = (y * width + x) * clear.count
        for (byte, value) in clear.enumerated() { samples[place + byte] = value }
      }
    }
    return samples
  }

  /// The least rectangle of pixels that differ.
  private func difference(_ a: [UInt8], _ b: [UInt8]) -> PixelRectangle? {
    let size = layout.bytesPerPixel
    let bytes = a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        PixelRectangle.difference(a, b, width: width * size, height: height)
      }
    }
    guard let bytes else { return nil }
    let left = bytes.x / size
    let right = (bytes.x + bytes.width - 1) / size
    return PixelRectangle(x: left, y: bytes.y, width: right - left + 1, height: bytes.height)
  }

  private mutating func put(_ picture: Held, _ disposal: Disposal) {
    var rest = picture.frames
    let first = min(rest, length.mostFrames)
    putControl(picture.rectangle, frames: first, disposal, isOver: picture.isOver)
    putData(picture.data)
    rest -= first
    // One unchanged pixel lets a picture stand longer than one delay can say.
    let pixel = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    while rest > 0, let data = try? packed(shown, in: pixel) {
      let part = min(rest, length.mostFrames)
      putControl(pixel, frames: part, .stays, isOver: false)
      putData(data)
      rest -= part
    }
  }

  private mutating func putControl(
    _ rectangle: PixelRectangle, frames count: Int, _ disposal: Disposal, isOver: Bool
  ) {
    var payload = PNGChunks.big32(sequence)
    for side in [rectangle.width, rectangle.height, rectangle.x, rectangle.y] {
      payload += PNGChunks.big32(side)
    }
    payload += PNGChunks.big16(count * length.numerator) + PNGChunks.big16(length.denominator)
    file.put("fcTL", payload + [disposal.rawValue, isOver ? 1 : 0])
    sequence += 1
    frames += 1
  }

  private mutating func putData(_ data: [UInt8]) {
    if frames == 1 {
      file.put("IDAT", data)
    } else {
      file.put("fdAT", PNGChunks.big32(sequence) + data)
      sequence += 1
    }
  }
}
