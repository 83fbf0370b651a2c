import Foundation

/// A face with the axes that it is drawn in.
struct FaceCut {
  var face: FontFace
  var style: FontStyle
}

extension FontLibrary {
  /// The library of the present run. One thread runs user code and asks for fonts.
  nonisolated(unsafe) public static var current = FontLibrary()

  /// Whether a typeface has a file of its own here.
  public func has(_ family: FontFamily) -> Bool {
    path(of: family, bold: false, italic: false) != nil
  }

  func path(of family: FontFamily, bold: Bool, italic: Bool) -> String? {
    let name = family.fileName(bold: bold, italic: italic)
    return family.folders.lazy.map { $0 + "/" + name }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The family that draws a typeface; nil for the system's own.
  func family(of typeface: Typeface) -> FontFamily? {
    switch typeface.design {
    case .system: nil
    case .monospaced: has(.code) ? .code : nil
    case .family(let family): has(family) ? family : nil
    }
  }

  /// What draws a typeface at a size in points; the system font where its own file is missing or broken.
  func cut(_ typeface: Typeface, size: Double) throws(FontError) -> FaceCut {
    var style = FontStyle()
    style.weight = SystemMetrics.weightAxis(typeface.weight)
    style.opticalSize = size
    style.tabularDigits = typeface.hasTabularDigits
    if let family = family(of: typeface),
      let face = face(of: family, bold: typeface.weight >= 0.3, italic: typeface.isItalic)
    {
      return FaceCut(face: face, style: face.axes.isEmpty ? FontStyle() : style)
    }
    return FaceCut(face: try systemFace(italic: typeface.isItalic), style: style)
  }

  func face(of family: FontFamily, bold: Bool, italic: Bool) -> FontFace? {
    guard let path = path(of: family, bold: bold, italic: italic) else { return nil }
    return try? face(path: path)
  }

  /// The face that draws what others lack.
  func fallback(bold: Bool) -> FontFace? { face(of: .wideSans, bold: bold, italic: false) }

  /// A typeface's figures: a stand-in has its own, so that its lines do not collide.
  public func metrics(of typeface: Typeface) -> TypefaceMetrics {
    guard case .family = typeface.design, let family = family(of: typeface),
      let face = face(of: family, bold: typeface.weight >= 0.3, italic: typeface.isItalic)
    else { return TypefaceMetrics() }
    return face.metrics
  }

  /// What is added after every glyph of a typeface. Points.
  func tracking(of typeface: Typeface, size: Double) -> Double {
    family(of: typeface) == nil ? SystemMetrics.tracking(size: size) : 0
  }
}
