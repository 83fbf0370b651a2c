/// Whole pixels from (left, top) up to, without, (right, bottom).
struct PixelRect: Equatable, Sendable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int32 { right - left }
  var height: Int32 { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return result.isEmpty ? .empty : result
  }

  /// Grown by `margin` pixels on every side, within what edges can reach.
  func grown(by margin: Int32) -> PixelRect {
    if isEmpty { return .empty }
    return PixelRect(
      left: max(left - margin, -PixelRect.reach), top: max(top - margin, -PixelRect.reach),
      right: min(right + margin, PixelRect.reach), bottom: min(bottom + margin, PixelRect.reach))
  }

  func moved(x: Int32, y: Int32) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The pixels, each 2^bits wide and high, that meet the rectangle.
  func coarsened(by bits: Int32) -> PixelRect {
    let last = (Int32(1) << bits) - 1
    return PixelRect(
      left: left >> bits, top: top >> bits, right: (right + last) >> bits,
      bottom: (bottom + last) >> bits)
  }

  /// Twice as far as any edge, and still in 1/256 of a pixel in 32 bits.
  static let reach: Int32 = 4_000_000

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
