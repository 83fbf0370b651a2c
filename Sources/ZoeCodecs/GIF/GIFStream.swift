import CGIF

/// Writes the parts of a GIF file through giflib, into memory.
///
/// A class because giflib keeps a pointer to where the bytes go.
final class GIFStream {
  private(set) var bytes: [UInt8] = []
  private var file: UnsafeMutablePointer<GifFileType>?

  /// - Parameters:
  ///   - colors: 0xRRGGBB, at most 256.
  ///   - clear: The index that means clear.
  ///   - loops: How often the clip plays; 0 is for ever.
  init(width: Int, height: Int, colors: [UInt32], clear: UInt8, loops: Int) throws(CodecError) {
    var error: Int32 = 0
    let target = Unmanaged.passUnretained(self).toOpaque()
    file = EGifOpen(target, { GIFStream.write($0, $1, $2) }, &error)
    guard let file else { throw GIFStream.failure(error) }
    EGifSetGifVersion(file, true)
    var bits = 1
    while 1 << bits < colors.count + 1 { bits += 1 }
    guard let map = GifMakeMapObject(1 << Int32(bits), nil) else { throw GIFStream.failure(0) }
    defer { GifFreeMapObject(map) }
    for (index, color) in colors.enumerated() {
      map.pointee.Colors[index] = GifColorType(
        Red: UInt8(color >> 16), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    try check(
      EGifPutScreenDesc(file, Int32(width), Int32(height), 8, Int32(clear), map))
    if loops != 1 { try putLoops(loops) }
  }

  deinit {
    var error: Int32 = 0
    if let file { EGifCloseFile(file, &error) }
  }

  /// One picture, laid over what stands.
  ///
  /// - Parameters:
  ///   - indices: One a pixel, rows of the rectangle from the top.
  ///   - delay: 1/100 s, 0…65535.
  ///   - clear: The index that lets through what stands; nil where the picture hides all of it.
  ///   - erases: Whether the rectangle is cleared before the next picture.
  func putImage(
    _ indices: [UInt8], in rectangle: PixelRectangle, delay: Int, clear: UInt8?, erases: Bool
  ) throws(CodecError) {
    guard let file else { throw GIFStream.failure(0) }
    var control = GraphicsControlBlock(
      DisposalMode: erases ? Int32(DISPOSE_BACKGROUND) : Int32(DISPOSE_DO_NOT),
      UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: clear.map(Int32.init) ?? Int32(NO_TRANSPARENT_COLOR))
    var packed = [UInt8](repeating: 0, count: 4)
    let length = EGifGCBToExtension(&control, &packed)
    try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), Int32(length), packed))
    try check(
      EGifPutImageDesc(
        file, Int32(rectangle.x), Int32(rectangle.y), Int32(rectangle.width),
        Int32(rectangle.height), false, nil))
    var line = indices
    try check(EGifPutLine(file, &line, Int32(line.count)))
  }

  /// Ends the file; nothing may follow.
  func close() throws(CodecError) {
    guard let file else { return }
    self.file = nil
    var error: Int32 = 0
    guard EGifCloseFile(file, &error) == GIF_OK else { throw GIFStream.failure(error) }
  }

  private func putLoops(_ loops: Int) throws(CodecError) {
    guard let file else { return }
    // The block counts repetitions after the first showing; 0 is for ever.
    let repeats = loops == 0 ? 0 : loops - 1
    let count: [UInt8] = [1, UInt8(repeats & 255), UInt8(repeats >> 8 & 255)]
    try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, 3, count))
    try check(EGifPutExtensionTrailer(file))
  }

  private func check(_ status: Int32) throws(CodecError) {
    guard status != GIF_OK else { return }
    throw GIFStream.failure(file?.pointee.Error ?? 0)
  }

  private static func failure(_ code: Int32) -> CodecError {
    let words = GifErrorString(code).map { String(cString: $0) }
    return .notEncodable(format: "GIF", reason: words ?? "no memory")
  }

  private static func write(
    _ file: UnsafeMutablePointer<GifFileType>?, _ source: UnsafePointer<UInt8>?, _ count: Int32
  ) -> Int32 {
    guard let data = file?.pointee.UserData, let source else { return 0 }
    let stream = Unmanaged<GIFStream>.fromOpaque(data).takeUnretainedValue()
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
    return count
  }
}
