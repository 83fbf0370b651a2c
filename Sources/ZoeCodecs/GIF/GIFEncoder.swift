/// An animated GIF: one palette for the clip, and of every frame only the rectangle that changed.
///
/// Frames that look the same as the one before only make it stand longer; the total time stays exact.
/// A clip with clear pixels is written frame by frame, each erased before the next, because a GIF
/// cannot turn a pixel clear in any other way.
public struct GIFEncoder {
  private let width: Int
  private let height: Int
  private let palette: Palette
  private var blocks: GIFBlocks
  /// What is on the screen after the last picture written.
  private var shown: [UInt8]?
  /// The latest frame, kept back until it is known how long it stands.
  private var pending: (indices: [UInt8], delay: Int)?

  /// The longest delay that a GIF can say. 1/100 s.
  private static let longest = 65_535

  /// - Parameter loops: How often the clip plays; 0 is for ever.
  public init(width: Int, height: Int, palette: Palette, loops: Int = 0) throws(CodecError) {
    try checkSize(width: width, height: height, bytes: width * height * 4)
    precondition((0...65_535).contains(loops), "a GIF plays up to 65,535 times, or for ever")
    self.width = width
    self.height = height
    self.palette = palette
    blocks = GIFBlocks(
      width: width, height: height, colors: palette.colors, clear: palette.clearIndex, loops: loops)
  }

  /// Adds the next frame.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied BGRA, rows from the top.
  ///   - delay: How long it stands, 1/100 s, above 0.
  public mutating func add(_ pixels: [UInt8], delay: Int) throws(CodecError) {
    try checkSize(width: width, height: height, bytes: pixels.count)
    precondition(delay > 0, "a frame stands for some time")
    let indices = palette.indices(of: pixels, width: width)
    if let last = pending, last.indices == indices {
      pending?.delay += delay
      return
    }
    try flush()
    pending = (indices, delay)
  }

  /// Ends the clip. Nothing may be added afterwards.
  ///
  /// - Returns: The whole file.
  public mutating func finish() throws(CodecError) -> [UInt8] {
    try flush()
    blocks.close()
    return blocks.bytes
  }

  private mutating func flush() throws(CodecError) {
    guard let (indices, total) = pending else { return }
    pending = nil
    var delay = total
    repeat {
      let part = min(delay, GIFEncoder.longest)
      try put(indices, delay: part)
      delay -= part
    } while delay > 0
  }

  private mutating func put(_ indices: [UInt8], delay: Int) throws(CodecError) {
    defer { shown = indices }
    if palette.hasClear {
      let rectangle = opaqueBounds(indices)
      try blocks.putImage(
        crop(indices, to: rectangle), over: [], in: rectangle, delay: delay, hasClear: true,
        erases: true)
      return
    }
    let pixel = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    let rectangle = shown.map { difference(indices, $0) ?? pixel } ?? whole
    try blocks.putImage(
      crop(indices, to: rectangle), over: shown.map { crop($0, to: rectangle) } ?? [],
      in: rectangle, delay: delay, hasClear: false, erases: false)
  }

  private func difference(_ new: [UInt8], _ old: [UInt8]) -> PixelRectangle? {
    new.withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        PixelRectangle.difference(new, old, width: width, height: height)
      }
    }
  }

  private var whole: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  private func crop(_ indices: [UInt8], to rectangle: PixelRectangle) -> [UInt8] {
    if rectangle == whole { return indices }
    var part: [UInt8] = []
    part.reserveCapacity(rectangle.width * rectangle.height)
    for y in rectangle.y..<(rectangle.y + rectangle.height) {
      let start = y * width + rectangle.x
      part.append(contentsOf: indices[start..<(start + rectangle.width)])
    }
    return part
  }

  /// The least rectangle around what is not clear; one pixel where all is.
  private func opaqueBounds(_ indices: [UInt8]) -> PixelRectangle {
    let clear = palette.clearIndex
    let bounds = PixelRectangle.bounds(height: height) { y in
      let row = indices[(y * width)..<(y * width + width)]
      guard let first = row.firstIndex(where: { $0 != clear }),
        let last = row.lastIndex(where: { $0 != clear })
      else { return nil }
      return (first - y * width, last - y * width)
    }
    return bounds ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)
  }
}
