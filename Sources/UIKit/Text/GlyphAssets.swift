import ZoeFilm
import ZoeFonts

/// Puts glyph outlines into the film, each once.
enum GlyphAssets {
  /// The film's name for a glyph of a face in a style.
  static func id(of glyph: UInt32, in face: FontFace, style: FontStyle) -> GlyphID {
    let key = GlyphKey(
      face: face.path, weight: style.weight, opticalSize: style.opticalSize, glyph: glyph)
    return RenderTree.current.glyph(key) { face.outline(of: glyph, style: style) }
  }
}
