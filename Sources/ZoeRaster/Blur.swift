import CZoeKernels
import ZoeFilm
import ZoeGeometry

// Shadows (facts section 7). In: a silhouette as nodes. Out: its blurred coverage, made once before any
// band is drawn and read by all of them. A blur wider than `widest`, or one of too many pixels, is made of
// pixels of 2, 4, 8 … and stretched, so that memory has a bound for any radius.

/// A shadow whose coverage is known.
struct PlanShadow: Sendable {
  /// Coverage, row by row.
  var bytes: [UInt8]
  /// Where the coverage lies, in pixels of 2^coarse.
  var place: PixelRect
  var coarse: Int32
  /// Premultiplied.
  var color: UInt32
  /// In pixels of the picture, inside the canvas.
  var bounds: PixelRect
}

/// A Gaussian and a move.
struct Blur {
  private let color: UInt32
  private let offset: Point
  private let sigma: Double

  /// Pixels. Apple's own go to about 30 at 3x.
  private static let widest = 48.0
  /// Pixels of the silhouette's memory, of 4 bytes each.
  private static let most = 16_777_216

  /// Nil where nothing would show.
  init?(_ shadow: GroupShadow) {
    color = shadow.color.premultipliedWord
    guard color != 0, shadow.sigma >= 0, shadow.sigma.isFinite, shadow.offset.x.isFinite,
      shadow.offset.y.isFinite, abs(shadow.offset.x) < Double(PixelRect.reach),
      abs(shadow.offset.y) < Double(PixelRect.reach)
    else { return nil }
    offset = shadow.offset
    sigma = min(shadow.sigma, 100_000)
  }

  /// How far the blur reaches. Pixels.
  private var margin: Int32 { Int32(2 * sigma) + 3 }

  /// The pixels that a shadow inside `limit` can come from.
  func source(of limit: PixelRect) -> PixelRect {
    limit.grown(by: margin).moved(x: Int32(-offset.x), y: Int32(-offset.y)).grown(by: 1)
  }

  /// - Parameters:
  ///   - nodes: The silhouette, planned; nil where only its items are known.
  ///   - items: The silhouette.
  ///   - limit: Where the shadow may show.
  func thrown(
    by nodes: [PlanNode]?, _ items: [DisplayItem], within limit: PixelRect
  ) -> PlanShadow? {
    let source = source(of: limit)
    var planned = nodes ?? plan(items, source, 0)
    var region = Blur.bounds(of: planned).intersection(source)
    var coarse: Int32 = 0
    while isTooLarge(region, coarse) { coarse += 1 }
    let reach = region.moved(x: Int32(offset.x), y: Int32(offset.y)).grown(by: margin + 1)
    let bounds = reach.intersection(limit)
    if region.isEmpty || bounds.isEmpty { return nil }
    if coarse > 0 {
      region = region.coarsened(by: coarse)
      planned = plan(items, region, coarse)
    }
    let place = coarse == 0 ? bounds : bounds.coarsened(by: coarse).grown(by: 1)
    let alphas = Blur.alphas(of: planned, over: region)
    return PlanShadow(
      bytes: blurred(alphas, region, onto: place, coarse), place: place, coarse: coarse,
      color: color, bounds: bounds)
  }

  private func plan(_ items: [DisplayItem], _ region: PixelRect, _ coarse: Int32) -> [PlanNode] {
    var planner = Planner(items, canvas: region, coarse: coarse)
    return planner.plan().nodes
  }

  private static func bounds(of nodes: [PlanNode]) -> PixelRect {
    nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
  }

  private func isTooLarge(_ region: PixelRect, _ coarse: Int32) -> Bool {
    let size = region.coarsened(by: coarse)
    return sigma > Blur.widest * Double(Int64(1) << Int64(coarse))
      || Int(size.width) > Renderer.largestSide || Int(size.height) > Renderer.largestSide
      || Int(size.width) * Int(size.height) > Blur.most
  }

  /// The finished silhouette's alphas, drawn band by band.
  private static func alphas(of nodes: [PlanNode], over region: PixelRect) -> [UInt8] {
    let (width, height) = (Int(region.width), Int(region.height))
    let rows = min(64, height)
    let scratch = Scratch(width: width, bandHeight: rows)
    let painter = BandPainter(scratch: scratch)
    return [UInt8](unsafeUninitializedCapacity: width * height) { target, used in
      for top in stride(from: 0, to: height, by: rows) {
        let bottom = min(top + rows, height)
        let window = PixelRect(
          left: region.left, top: region.top + Int32(top), right: region.right,
          bottom: region.top + Int32(bottom))
        let pixels = scratch.takeSurface(over: window)
        let count = width * (bottom - top)
        zoe_fill(pixels.pixels, count, 0)
        painter.paint(nodes, onto: pixels, window: window)
        if let base = target.baseAddress {
          zoe_alphas(pixels.pixels, count, base + top * width)
        }
        scratch.giveBack(pixels)
      }
      used = width * height
    }
  }

  private func blurred(
    _ alphas: [UInt8], _ region: PixelRect, onto place: PixelRect, _ coarse: Int32
  ) -> [UInt8] {
    let factor = 1 / Double(Int64(1) << Int64(coarse))
    let across = Taps(sigma: sigma * factor, shift: offset.x * factor)
    let down = Taps(sigma: sigma * factor, shift: offset.y * factor)
    let (width, height) = (Int(place.width), Int(region.height))
    var sums = [UInt32](repeating: 0, count: width)
    var levels = [UInt16](repeating: 0, count: width * height)
    levels.withUnsafeMutableBufferPointer { levels in
      alphas.withUnsafeBufferPointer { alphas in
        guard let to = levels.baseAddress, let from = alphas.baseAddress else { return }
        across.use { taps in
          for row in 0..<height {
            zoe_blur_across(
              from + row * Int(region.width), region.width, taps, place.left - region.left,
              to + row * width, place.width, &sums)
          }
        }
      }
    }
    return [UInt8](unsafeUninitializedCapacity: width * Int(place.height)) { target, used in
      guard let to = target.baseAddress else { return }
      down.use { taps in
        for row in 0..<Int(place.height) {
          zoe_blur_down(
            levels, region.height, taps, place.top + Int32(row) - region.top, to + row * width,
            place.width, &sums)
        }
      }
      used = width * Int(place.height)
    }
  }
}

/// One axis of a Gaussian: sampled at whole pixels, cut off at twice sigma and brought back to a sum of 1
/// (facts row F7.2). The part of a pixel that the shadow is moved by is in the samples.
struct Taps {
  private(set) var weights: [UInt32]
  private(set) var first: Int32

  init(sigma: Double, shift: Double) {
    let whole = shift.rounded(.down)
    let part = shift - whole
    var shares = [1 - part, part]
    first = 0
    if sigma >= 0.3 {
      let reach = Int32(2 * sigma) + 1
      first = -reach
      shares = (-reach...reach + 1).map { tap in
        let distance = abs(Double(tap) - part)
        // The last sample fades over one pixel, so that a growing sigma does not jump.
        let kept = min(max(2 * sigma + 1 - distance, 0), 1)
        return kept * Mathematics.exp(-distance * distance / (2 * sigma * sigma))
      }
    }
    weights = Taps.whole(shares)
    first += Int32(whole)
  }

  /// Shares of 65536 that sum to it: what each is rounded by goes on to the next.
  private static func whole(_ shares: [Double]) -> [UInt32] {
    let sum = shares.reduce(0, +)
    var passed = 0.0
    var given: UInt32 = 0
    return shares.map { share in
      passed += share
      let until = UInt32((passed / sum * 65_536).rounded())
      defer { given = until }
      return until - given
    }
  }

  func use(_ body: (UnsafePointer<zoe_taps>) -> Void) {
    weights.withUnsafeBufferPointer { weights in
      let taps = zoe_taps(
        weights: weights.baseAddress, first: first, count: Int32(weights.count))
      withUnsafePointer(to: taps, body)
    }
  }
}
