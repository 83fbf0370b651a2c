import CZoeKernels
import ZoeFilm

/// Draws display lists: the same pixels for any number of threads and any height of bands.
public struct Renderer: Sendable {
  /// How many threads share a picture's bands, at least 1.
  public var threads: Int
  /// Rows drawn at a time: 64 of a phone's pixels stay in a core's second cache.
  var bandHeight = 64
  private let pool = ScratchPool()

  public init(threads: Int = 1) {
    self.threads = max(threads, 1)
  }

  public func render(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: list.width, height: list.height)
    draw(list, into: &bitmap)
    return bitmap
  }

  /// Draws over all of a bitmap, whose memory is used again where its size is right.
  public func render(_ list: DisplayList, into bitmap: inout Bitmap) {
    if bitmap.width != max(list.width, 0) || bitmap.height != max(list.height, 0) {
      bitmap = Bitmap(width: list.width, height: list.height)
    }
    draw(list, into: &bitmap)
  }

  /// Rows and columns beyond this are no picture; the kernels' numbers are made for it.
  static let largestSide = 32_768

  private func draw(_ list: DisplayList, into bitmap: inout Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { return }
    precondition(
      width <= Renderer.largestSide && height <= Renderer.largestSide,
      "a picture has at most 32768 pixels a side")
    var planner = Planner(list)
    let (nodes, fills) = planner.plan()
    let background = list.background?.premultipliedWord ?? 0
    let bandHeight = min(max(bandHeight, 1), height)
    let bands = (height + bandHeight - 1) / bandHeight
    let workers = min(threads, bands)
    bitmap.pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let frame = Frame(
        pixels: base.bindMemory(to: UInt32.self, capacity: width * height), width: width)
      Workers.run(workers) { worker in
        let scratch = pool.take(width: width, bandHeight: bandHeight)
        let painter = BandPainter(scratch: scratch)
        for band in stride(from: worker, to: bands, by: workers) {
          let top = band * bandHeight
          let bottom = min(top + bandHeight, height)
          let rows = frame.rows(from: top)
          if !fills { zoe_fill(rows.pixels, width * (bottom - top), background) }
          let window = PixelRect(
            left: 0, top: Int32(top), right: Int32(width), bottom: Int32(bottom))
          painter.paint(nodes, onto: rows, window: window)
        }
        pool.giveBack(scratch)
      }
    }
  }
}

/// A picture's memory while workers draw its bands, each its own rows.
private struct Frame: @unchecked Sendable {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int

  func rows(from top: Int) -> zoe_surface {
    zoe_surface(pixels: pixels + top * width, stride: Int32(width), left: 0, top: Int32(top))
  }
}
