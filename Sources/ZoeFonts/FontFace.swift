import CFreeType
import CHarfBuzz
import ZoeGeometry

/// One opened font file. A class: it owns FreeType's and HarfBuzz's handles, and belongs to the thread
/// that runs user code.
///
/// In: a path, then text or glyph numbers with a style. Out: outlines and shaped text, in ems, y down.
/// Nothing is hinted, so a glyph is the same at every size and on every machine.
public final class FontFace {
  public let path: String
  private let library: FT_Library
  let face: FT_Face
  private let blob: OpaquePointer
  private let shaperFace: OpaquePointer
  let axes: [FontAxis]
  /// Font units to the em.
  let unitsPerEm: Int
  private var shapers: [FontStyle: OpaquePointer] = [:]
  /// The axes that FreeType is set to now.
  private var current: FontStyle?

  public init(path: String) throws(FontError) {
    self.path = path
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .missing(path: path)
    }
    var library: FT_Library?
    var face: FT_Face?
    var code = FT_Init_FreeType(&library)
    if code == 0 { code = FT_New_Face(library, path, 0, &face) }
    guard code == 0, let library, let face, face.pointee.units_per_EM > 0 else {
      FT_Done_FreeType(library)
      hb_blob_destroy(blob)
      throw .unreadable(path: path, code: Int(code))
    }
    self.library = library
    self.face = face
    self.blob = blob
    shaperFace = hb_face_create(blob, 0)
    unitsPerEm = Int(face.pointee.units_per_EM)
    axes = FontFace.axes(of: face, in: library)
    // One pixel to the font unit: outlines come in 64ths of a unit, which keeps the fractions that
    // a variable face's blending makes.
    FT_Set_Pixel_Sizes(face, UInt32(unitsPerEm), UInt32(unitsPerEm))
  }

  deinit {
    for style in shapers.values { hb_font_destroy(style) }
    hb_face_destroy(shaperFace)
    hb_blob_destroy(blob)
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// A glyph's outline at 1 unit to the em, y down, origin on the baseline; empty for a blank.
  public func outline(of glyph: UInt32, style: FontStyle) -> Path {
    select(style)
    guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    return OutlineReader.read(&slot.pointee.outline, scale: 1 / Double(64 * unitsPerEm))
  }

  /// HarfBuzz's font for a style: 64 units to the font unit, as the outlines.
  func shaper(for style: FontStyle) -> OpaquePointer {
    if let known = shapers[style] { return known }
    let font: OpaquePointer = hb_font_create(shaperFace)
    hb_font_set_scale(font, Int32(64 * unitsPerEm), Int32(64 * unitsPerEm))
    let variations = axes.map {
      hb_variation_t(tag: $0.tag, value: Float(style.coordinate(of: $0)))
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    shapers[style] = font
    return font
  }

  private func select(_ style: FontStyle) {
    guard current != style, !axes.isEmpty else { return }
    var coordinates = axes.map { FT_Fixed((style.coordinate(of: $0) * 65536).rounded()) }
    FT_Set_Var_Design_Coordinates(face, UInt32(coordinates.count), &coordinates)
    current = style
  }

  private static func axes(of face: FT_Face, in library: FT_Library) -> [FontAxis] {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return [] }
    defer { FT_Done_MM_Var(library, master) }
    return (0..<Int(master.pointee.num_axis)).map { index in
      let axis = master.pointee.axis[index]
      return FontAxis(
        tag: UInt32(axis.tag), least: Double(axis.minimum) / 65536,
        standard: Double(axis.def) / 65536, greatest: Double(axis.maximum) / 65536)
    }
  }
}
