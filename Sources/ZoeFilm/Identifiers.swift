/// Names one layer for the whole of a film. Numbers are given in the order of first commit.
public struct LayerID: Equatable, Hashable, Comparable, Sendable {
  public var number: UInt32
  public init(_ number: UInt32) { self.number = number }
  public static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}

/// The place of a bitmap in `Assets.images`.
public struct ImageID: Equatable, Hashable, Sendable {
  public var number: UInt32
  public init(_ number: UInt32) { self.number = number }
}

/// The place of an outline in `Assets.glyphs`.
public struct GlyphID: Equatable, Hashable, Sendable {
  public var number: UInt32
  public init(_ number: UInt32) { self.number = number }
}
