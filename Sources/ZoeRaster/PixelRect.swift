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

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
