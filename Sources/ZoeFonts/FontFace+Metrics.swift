import CFreeType

extension FontFace {
  /// The face's own figures, from its tables. Ems.
  var metrics: TypefaceMetrics {
    let em = Double(unitsPerEm)
    var metrics = TypefaceMetrics()
    metrics.ascender = Double(face.pointee.ascender) / em
    metrics.descender = Double(face.pointee.descender) / em
    metrics.leading = max(
      0, Double(face.pointee.height) / em - metrics.ascender + metrics.descender)
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let figures = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if figures.sCapHeight > 0 { metrics.capHeight = Double(figures.sCapHeight) / em }
      if figures.sxHeight > 0 { metrics.xHeight = Double(figures.sxHeight) / em }
    }
    return metrics
  }

  /// From the baseline down to the middle of an underline. Ems.
  var underlineDrop: Double { 0 - Double(face.pointee.underline_position) / Double(unitsPerEm) }
  /// Ems.
  var underlineThickness: Double {
    max(0.02, Double(face.pointee.underline_thickness) / Double(unitsPerEm))
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    FT_Get_Char_Index(face, FT_ULong(scalar.value)) != 0
  }
}
