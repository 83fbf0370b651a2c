/// One of Apple's families, and the free ones that may stand in for it, the nearest first; none for
/// those that the system font is nearest to.
public struct KnownFamily: Sendable {
  public var name: String
  var standIns: [FontFamily] = []

  /// As it opens PostScript names.
  var key: String { FontNames.squeezed(name) }
}

/// Reads family, weight and slant out of a font's name. In: a PostScript or family name; out: a typeface.
public enum FontNames {
  private static let sans: [FontFamily] = [.sans]
  private static let wide: [FontFamily] = [.wideSans]
  private static let serif: [FontFamily] = [.serif, .wideSerif]
  private static let wideSerif: [FontFamily] = [.wideSerif, .serif]
  private static let typewriter: [FontFamily] = [.typewriter, .code]

  /// The families of iOS for Latin text, by name.
  public static let families: [KnownFamily] = [
    KnownFamily(name: "Academy Engraved LET", standIns: serif),
    KnownFamily(name: "American Typewriter", standIns: wideSerif),
    KnownFamily(name: "Apple Color Emoji"), KnownFamily(name: "Apple SD Gothic Neo"),
    KnownFamily(name: "Apple Symbols", standIns: wide), KnownFamily(name: "Arial", standIns: sans),
    KnownFamily(name: "Arial Hebrew", standIns: sans),
    KnownFamily(name: "Arial Rounded MT Bold", standIns: sans), KnownFamily(name: "Avenir"),
    KnownFamily(name: "Avenir Next"), KnownFamily(name: "Avenir Next Condensed"),
    KnownFamily(name: "Baskerville", standIns: serif),
    KnownFamily(name: "Bodoni 72", standIns: serif),
    KnownFamily(name: "Bodoni 72 Oldstyle", standIns: serif),
    KnownFamily(name: "Bodoni 72 Smallcaps", standIns: serif), KnownFamily(name: "Bradley Hand"),
    KnownFamily(name: "Chalkboard SE"), KnownFamily(name: "Chalkduster"),
    KnownFamily(name: "Charter", standIns: serif), KnownFamily(name: "Cochin", standIns: serif),
    KnownFamily(name: "Copperplate", standIns: serif),
    KnownFamily(name: "Courier", standIns: typewriter),
    KnownFamily(name: "Courier New", standIns: typewriter),
    KnownFamily(name: "DIN Alternate"), KnownFamily(name: "DIN Condensed"),
    KnownFamily(name: "Didot", standIns: serif), KnownFamily(name: "Futura"),
    KnownFamily(name: "Geeza Pro", standIns: wide),
    KnownFamily(name: "Georgia", standIns: wideSerif),
    KnownFamily(name: "Gill Sans"), KnownFamily(name: "Helvetica", standIns: sans),
    KnownFamily(name: "Helvetica Neue", standIns: sans), KnownFamily(name: "Hiragino Sans"),
    KnownFamily(name: "Hoefler Text", standIns: serif), KnownFamily(name: "Impact"),
    KnownFamily(name: "Iowan Old Style", standIns: serif), KnownFamily(name: "Marker Felt"),
    KnownFamily(name: "Menlo", standIns: [.code]), KnownFamily(name: "Noteworthy"),
    KnownFamily(name: "Optima"), KnownFamily(name: "Palatino", standIns: serif),
    KnownFamily(name: "Papyrus"), KnownFamily(name: "Party LET"), KnownFamily(name: "PingFang HK"),
    KnownFamily(name: "PingFang SC"), KnownFamily(name: "PingFang TC"),
    KnownFamily(name: "Rockwell", standIns: wideSerif), KnownFamily(name: "Savoye LET"),
    KnownFamily(name: "Snell Roundhand"), KnownFamily(name: "Superclarendon", standIns: wideSerif),
    KnownFamily(name: "Symbol", standIns: wide), KnownFamily(name: "Thonburi"),
    KnownFamily(name: "Times New Roman", standIns: serif),
    KnownFamily(name: "Trebuchet MS", standIns: wide), KnownFamily(name: "Verdana", standIns: wide),
    KnownFamily(name: "Zapf Dingbats", standIns: wide), KnownFamily(name: "Zapfino"),
  ]

  /// Small letters and digits alone.
  static func squeezed(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What a name stands for.
  public struct Named: Equatable, Sendable {
    public var typeface = Typeface()
    /// Apple's family; "" for the system font.
    public var familyName = ""
    public var isMonospaced = false
  }

  /// nil for a name that is none of Apple's.
  public static func read(_ name: String, library: FontLibrary = .current) -> Named? {
    var named = Named()
    let parts = name.split(separator: "-", omittingEmptySubsequences: true)
    guard let first = parts.first else { return nil }
    readStyle(parts.dropFirst().joined(), into: &named.typeface)
    if name.hasPrefix(".") { return named }
    var wanted = squeezed(first)
    for ending in ["psmt", "mt", "ps"] where wanted.hasSuffix(ending) {
      // "TimesNewRomanPSMT", "ArialMT": the ending is no part of the family.
      if !families.contains(where: { $0.key == wanted }) { wanted.removeLast(ending.count) }
    }
    guard let family = families.first(where: { $0.key == wanted }) else { return nil }
    named.familyName = family.name
    named.isMonospaced = ["menlo", "courier", "couriernew"].contains(family.key)
    let standIn = family.standIns.first { library.has($0) }
    // A stand-in has two weights; the system font is nearer to the others.
    let weight = named.typeface.weight
    let hasWeight = weight == 0 || (0.3...0.4).contains(weight)
    if let standIn, standIn != .sans || hasWeight { named.typeface.design = .family(standIn) }
    return named
  }

  /// Words of PostScript names with UIFont.Weight's raw values; of two that fit, the later one holds.
  private static let weights: [(word: String, raw: Double)] = [
    ("thin", -0.6), ("light", -0.4), ("ultralight", -0.8), ("medium", 0.23), ("bold", 0.4),
    ("semibold", 0.3), ("demibold", 0.3), ("extrabold", 0.56), ("heavy", 0.56), ("black", 0.62),
  ]

  private static func readStyle(_ text: String, into typeface: inout Typeface) {
    let style = text.lowercased()
    typeface.isItalic = style.contains("italic") || style.contains("oblique") || style == "it"
    if let found = weights.last(where: { style.contains($0.word) }) { typeface.weight = found.raw }
    // Hiragino's W3 … W8.
    if style.hasPrefix("w"), let number = Int(style.dropFirst()), number >= 6 {
      typeface.weight = 0.4
    }
  }
}
