/// What a font is, without its size.
public struct Typeface: Equatable, Hashable, Sendable {
  /// Whose shapes and figures it has.
  public enum Design: Hashable, Sendable {
    /// The system's: Apple's figures, Inter's outlines (facts row F10.5).
    case system
    /// The system's monospaced cut: the same figures.
    case monospaced
    /// A family of its own.
    case family(FontFamily)
  }

  public var design = Design.system
  /// UIFont.Weight's raw value, −1…1.
  public var weight = 0.0
  public var isItalic = false
  public var hasTabularDigits = false

  public init() {}
}

/// A free family that stands in for one of Apple's. The raw value opens the names of its files.
public enum FontFamily: String, Hashable, Sendable, CaseIterable {
  case sans = "LiberationSans"
  case narrow = "LiberationSansNarrow"
  case serif = "LiberationSerif"
  case typewriter = "LiberationMono"
  case wideSans = "DejaVuSans"
  case wideSerif = "DejaVuSerif"
  case code = "DejaVuSansMono"

  /// Where Debian keeps the files.
  var folders: [String] {
    switch self {
    case .sans, .narrow, .serif, .typewriter:
      ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"]
    case .wideSans, .wideSerif, .code: ["/usr/share/fonts/truetype/dejavu"]
    }
  }

  /// The file for a cut; these families have two weights.
  func fileName(bold: Bool, italic: Bool) -> String {
    let slant: String
    switch self {
    case .wideSans, .code: slant = "Oblique"
    case .sans, .narrow, .serif, .typewriter, .wideSerif: slant = "Italic"
    }
    let cut = (bold ? "Bold" : "") + (italic ? slant : "")
    switch self {
    case .sans, .narrow, .serif, .typewriter:
      return rawValue + "-" + (cut.isEmpty ? "Regular" : cut) + ".ttf"
    case .wideSans, .wideSerif, .code: return rawValue + (cut.isEmpty ? "" : "-" + cut) + ".ttf"
    }
  }
}

/// The figures of a typeface. Ems.
public struct TypefaceMetrics: Equatable, Sendable {
  public var ascender = SystemMetrics.ascender
  /// Below the baseline, so negative.
  public var descender = SystemMetrics.descender
  /// Between the lines, besides both.
  public var leading = 0.0
  public var capHeight = SystemMetrics.capHeight
  public var xHeight = SystemMetrics.xHeight

  public init() {}

  public var lineHeight: Double { ascender - descender + leading }
}
