import ZoeGeometry

/// What a layer drew itself: a short program in the layer's own points, played in order.
public struct Drawing: Equatable, Sendable {
  public var steps: [DrawStep]

  public init(_ steps: [DrawStep] = []) { self.steps = steps }
}

public enum DrawStep: Equatable, Sendable {
  case fill(Path, FillRule, Color)
  case stroke(Path, StrokeStyle, Color)
  /// A run of outlines in one colour.
  case glyphs(GlyphRun)
}

/// Glyphs of one face, size and colour.
public struct GlyphRun: Equatable, Sendable {
  public var color: Color
  /// Points to the em; outlines are kept at 1 unit to the em.
  public var size: Double
  public var glyphs: [PlacedGlyph]

  public init(color: Color, size: Double, glyphs: [PlacedGlyph]) {
    self.color = color
    self.size = size
    self.glyphs = glyphs
  }
}

/// One glyph and the origin of its baseline, in the layer's points.
public struct PlacedGlyph: Equatable, Sendable {
  public var glyph: GlyphID
  public var origin: Point

  public init(_ glyph: GlyphID, at origin: Point) {
    self.glyph = glyph
    self.origin = origin
  }
}
