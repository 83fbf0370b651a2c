import CGIF

/// GIF files read back as whole frames.
public enum GIF {
  /// A decoded clip.
  public struct Clip: Equatable, Sendable {
    /// What is seen while each frame stands.
    public var frames: [PixelImage] = []
    /// 1/100 s, one a frame.
    public var delays: [Int] = []
    /// How often it plays; 0 is for ever.
    public var loops = 1
  }

  /// - Parameter bytes: A GIF whose frames are disposed by staying or by being cleared; "back to the
  ///   frame before" is read as staying.
  public static func decode(_ bytes: [UInt8]) throws(CodecError) -> Clip {
    let source = GIFSource(bytes)
    return try withExtendedLifetime(source) { () throws(CodecError) -> Clip in
      var error: Int32 = 0
      let data = Unmanaged.passUnretained(source).toOpaque()
      guard let file = DGifOpen(data, { GIFSource.read($0, $1, $2) }, &error) else {
        throw failure(error)
      }
      defer { DGifCloseFile(file, &error) }
      guard DGifSlurp(file) == GIF_OK else { throw failure(file.pointee.Error) }
      return clip(file)
    }
  }

  private static func failure(_ code: Int32) -> CodecError {
    let words = GifErrorString(code).map { String(cString: $0) }
    return .notDecodable(format: "GIF", reason: words ?? "unknown error")
  }

  private static func clip(_ file: UnsafeMutablePointer<GifFileType>) -> Clip {
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    var clip = Clip()
    var canvas = PixelImage(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    for index in 0..<Int(file.pointee.ImageCount) {
      let saved = file.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      if DGifSavedExtensionToGCB(file, Int32(index), &control) != GIF_OK {
        control.TransparentColor = Int32(NO_TRANSPARENT_COLOR)
      }
      clip.loops = loops(saved) ?? clip.loops
      draw(saved, file.pointee.SColorMap, control.TransparentColor, on: &canvas)
      clip.frames.append(canvas)
      clip.delays.append(Int(control.DelayTime))
      if control.DisposalMode == Int32(DISPOSE_BACKGROUND) { erase(saved, on: &canvas) }
    }
    return clip
  }

  private static func loops(_ saved: SavedImage) -> Int? {
    for index in 0..<Int(saved.ExtensionBlockCount) {
      let block = saved.ExtensionBlocks[index]
      guard block.Function == CONTINUE_EXT_FUNC_CODE, block.ByteCount == 3, let bytes = block.Bytes
      else { continue }
      let repeats = Int(bytes[1]) | Int(bytes[2]) << 8
      return repeats == 0 ? 0 : repeats + 1
    }
    return nil
  }

  private static func draw(
    _ saved: SavedImage, _ shared: UnsafeMutablePointer<ColorMapObject>?, _ clear: Int32,
    on canvas: inout PixelImage
  ) {
    guard let map = saved.ImageDesc.ColorMap ?? shared, let raster = saved.RasterBits else {
      return
    }
    forEachPixel(saved, on: canvas) { target, source in
      let index = raster[source]
      guard Int32(index) != clear, Int32(index) < map.pointee.ColorCount else { return }
      let color = map.pointee.Colors[Int(index)]
      canvas.pixels[target] = color.Blue
      canvas.pixels[target + 1] = color.Green
      canvas.pixels[target + 2] = color.Red
      canvas.pixels[target + 3] = 255
    }
  }

  private static func erase(_ saved: SavedImage, on canvas: inout PixelImage) {
    forEachPixel(saved, on: canvas) { target, _ in
      for channel in 0..<4 { canvas.pixels[target + channel] = 0 }
    }
  }

  /// Calls with the byte's place on the canvas and the index's in the picture.
  private static func forEachPixel(
    _ saved: SavedImage, on canvas: PixelImage, _ body: (Int, Int) -> Void
  ) {
    let (left, top) = (Int(saved.ImageDesc.Left), Int(saved.ImageDesc.Top))
    let (width, height) = (Int(saved.ImageDesc.Width), Int(saved.ImageDesc.Height))
    for y in 0..<height where top + y < canvas.height {
      for x in 0..<width where left + x < canvas.width {
        body(((top + y) * canvas.width + left + x) * 4, y * width + x)
      }
    }
  }
}

/// Bytes that giflib reads from. A class because giflib keeps a pointer to it.
private final class GIFSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(
    _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?,
    _ count: Int32
  ) -> Int32 {
    guard let data = file?.pointee.UserData, let target else { return 0 }
    let source = Unmanaged<GIFSource>.fromOpaque(data).takeUnretainedValue()
    let part = min(Int(count), source.bytes.count - source.position)
    for index in 0..<part { target[index] = source.bytes[source.position + index] }
    source.position += part
    return Int32(part)
  }
}
