/// Colours at places between 0 and 1. A class because Apple's is one; it never changes.
public final class CGGradient: @unchecked Sendable {
  package let colors: [CGColor]
  package let locations: [CGFloat]

  /// - Parameters:
  ///   - colors: CGColors; anything else makes no gradient.
  ///   - locations: 0…1, one a colour; nil spreads the colours evenly. A location outside makes no
  ///     gradient (facts row F6.11).
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    let last = CGFloat(max(found.count - 1, 1))
    let places =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) }
      ?? found.indices.map { CGFloat($0) / last }
    guard places.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self.colors = found
    self.locations = places
  }
}

/// Core Foundation's array is Swift's own here.
public typealias CFArray = [Any]

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
