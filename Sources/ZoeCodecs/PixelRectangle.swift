/// A part of a picture, in whole pixels.
struct PixelRectangle: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var area: Int { width * height }

  /// The least rectangle around the pixels that a rule picks; nil where it picks none.
  ///
  /// - Parameter row: For one row, the first and the last column picked, or nil.
  static func bounds(height: Int, row: (Int) -> (first: Int, last: Int)?) -> PixelRectangle? {
    var (top, bottom, left, right) = (-1, -1, Int.max, -1)
    for y in 0..<height {
      guard let span = row(y) else { continue }
      if top < 0 { top = y }
      bottom = y
      left = min(left, span.first)
      right = max(right, span.last)
    }
    guard top >= 0 else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The least rectangle in which two pictures of the same size differ; nil where they are equal.
  static func difference(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, width: Int, height: Int
  ) -> PixelRectangle? {
    bounds(height: height) { y in
      let start = y * width
      var first = 0
      while first < width, a[start + first] == b[start + first] { first += 1 }
      guard first < width else { return nil }
      var last = width - 1
      while a[start + last] == b[start + last] { last -= 1 }
      return (first, last)
    }
  }
}
