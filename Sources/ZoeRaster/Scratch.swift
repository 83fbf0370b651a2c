import CZoeKernels

/// The memory one worker draws a band with. A class, since it owns memory: one for each thread.
final class Scratch {
  private let areas: UnsafeMutablePointer<Int32>
  private let marks: UnsafeMutablePointer<UInt64>
  private let mask: UnsafeMutablePointer<UInt8>
  private let row: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let stride: Int
  private let markStride: Int
  private let bandHeight: Int
  /// Blocks of a whole band's pixels, one for each level of groups in use.
  private var free: [UnsafeMutablePointer<UInt32>] = []

  init(width: Int, bandHeight: Int) {
    // Two cells more than pixels: edges write one cell on, and the last column has one too.
    self.width = width
    stride = width + 10
    markStride = (stride + 7) / 8 / 64 + 1
    self.bandHeight = bandHeight
    areas = .allocate(capacity: stride * bandHeight)
    areas.initialize(repeating: 0, count: stride * bandHeight)
    marks = .allocate(capacity: markStride * bandHeight)
    marks.initialize(repeating: 0, count: markStride * bandHeight)
    mask = .allocate(capacity: stride)
    row = .allocate(capacity: stride)
  }

  deinit {
    areas.deallocate()
    marks.deallocate()
    mask.deallocate()
    row.deallocate()
    for block in free { block.deallocate() }
  }

  /// Whether it was made for bands of this size.
  func fits(width: Int, bandHeight: Int) -> Bool {
    self.width == width && self.bandHeight == bandHeight
  }

  /// The cells over a window no larger than a band.
  func cells(over window: PixelRect) -> zoe_cells {
    zoe_cells(
      areas: areas, marks: marks, mask: mask, row: row, stride: Int32(stride),
      mark_stride: Int32(markStride), left: window.left, top: window.top, width: window.width,
      height: window.height)
  }

  /// Pixels for a window, not yet set; to be given back.
  func takeSurface(over window: PixelRect) -> zoe_surface {
    let block = free.popLast() ?? .allocate(capacity: stride * bandHeight)
    return zoe_surface(pixels: block, stride: window.width, left: window.left, top: window.top)
  }

  func giveBack(_ surface: zoe_surface) {
    free.append(surface.pixels)
  }
}
