import ZoeFilm
import ZoeFonts

/// Puts glyph outlines into the film, each once.
enum GlyphAssets {
  private struct Key: Hashable {
    var face: String
    var style: FontStyle
    var glyph: UInt32
  }

  /// The film's number for a glyph of a face in a style.
  static func id(of glyph: UInt32, in face: FontFace, style: FontStyle) -> GlyphID {
    let key = Key(face: face.path, style: style, glyph: glyph)
    return RenderTree.current.glyph(key) { face.outline(of: glyph, style: style) }
  }
}
