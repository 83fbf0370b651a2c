import ZoeFonts

/// A font at a size. The system's has Apple's figures and Inter's outlines (facts row F10.5, section
/// 11); free families stand in for Apple's others where they are installed, with their own figures.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What a font is, without its size.
  package struct Cut: Hashable, Sendable {
    var weight = Weight.regular
    var isItalic = false
    var hasTabularDigits = false
    var isMonospaced = false
    /// The name that was asked for, "" for the system font.
    var wantedName = ""
    var familyName = ""
    /// What draws a named font; nil for the system font.
    var standIn: FontFamily?

    init(
      weight: Weight = .regular, isItalic: Bool = false, hasTabularDigits: Bool = false,
      isMonospaced: Bool = false
    ) {
      self.weight = weight
      self.isItalic = isItalic
      self.hasTabularDigits = hasTabularDigits
      self.isMonospaced = isMonospaced
    }

    /// nil for a name that is none of Apple's.
    init?(name: String) {
      guard let named = FontNames.read(name) else { return nil }
      weight = Weight(named.typeface.weight)
      isItalic = named.typeface.isItalic
      isMonospaced = named.isMonospaced
      familyName = named.familyName
      if !familyName.isEmpty { wantedName = name }
      if case .family(let family) = named.typeface.design { standIn = family }
    }

    var typeface: Typeface {
      var face = Typeface()
      let isSystem = wantedName.isEmpty
      face.design =
        standIn.map { .family($0) } ?? (isMonospaced && isSystem ? .monospaced : .system)
      face.weight = weight.rawValue
      face.isItalic = isItalic
      face.hasTabularDigits = hasTabularDigits
      return face
    }
  }

  public let pointSize: CGFloat
  package let cut: Cut

  package init(_ cut: Cut, size: CGFloat) {
    self.cut = cut
    pointSize = size
  }

  /// A font by its PostScript or family name; nil for what no iOS device has.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let cut = Cut(name: fontName) else {
      FontNotes.noteUnknown(fontName)
      return nil
    }
    FontNotes.noteStandIn(for: cut)
    self.init(cut, size: fontSize > 0 ? fontSize : 17)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.cut, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Cut(), size: fontSize)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Cut(weight: weight), size: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Apple's "bold" system font is the semibold cut.
    UIFont(Cut(weight: .semibold), size: fontSize)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Cut(isItalic: true), size: fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    UIFont(Cut(weight: weight, hasTabularDigits: true), size: fontSize)
  }

  /// Drawn in DejaVu Sans Mono where it is installed, else in the system font with digits of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    FontNotes.noteMonospaced()
    return UIFont(Cut(weight: weight, hasTabularDigits: true, isMonospaced: true), size: fontSize)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }
  open class var familyNames: [String] { FontNames.families.map(\.name) }

  open var familyName: String { cut.familyName.isEmpty ? ".AppleSystemUIFont" : cut.familyName }
  open var fontName: String { cut.wantedName.isEmpty ? ".SFUI-\(cut.weight.name)" : cut.wantedName }

  private var metrics: TypefaceMetrics { FontLibrary.current.metrics(of: cut.typeface) }

  open var ascender: CGFloat { metrics.ascender * pointSize }
  /// Below the baseline, so negative. Points.
  open var descender: CGFloat { metrics.descender * pointSize }
  open var capHeight: CGFloat { metrics.capHeight * pointSize }
  open var xHeight: CGFloat { metrics.xHeight * pointSize }
  open var lineHeight: CGFloat { metrics.lineHeight * pointSize }
  open var leading: CGFloat { metrics.leading * pointSize }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(cut, size: pointSize) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(cut, size: fontSize) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return cut == other.cut && pointSize == other.pointSize
  }

  open override var hash: Int { cut.hashValue ^ pointSize.hashValue }
}
