import ZoeFonts

/// A font at a size. There is one family, the system's; its figures are Apple's and its outlines
/// Inter's (facts row F10.5, section 11).
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What a font is, without its size.
  package struct Cut: Hashable, Sendable {
    var weight = Weight.regular
    var isItalic = false
    var hasTabularDigits = false
    var isMonospaced = false
    /// The name that was asked for where no such font is here, "" for the system font.
    var wantedName = ""
  }

  public let pointSize: CGFloat
  package let cut: Cut

  package init(_ cut: Cut, size: CGFloat) {
    self.cut = cut
    pointSize = size
  }

  /// A font by its PostScript name. The system font stands in for every family; nil never comes.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let cut = FontNames.cut(of: fontName)
    FontNames.noteStandIn(for: cut)
    self.init(cut, size: fontSize)
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

  /// Drawn in the system font with digits of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Cut(weight: weight, hasTabularDigits: true, isMonospaced: true), size: fontSize)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }
  open class var familyNames: [String] { [".AppleSystemUIFont"] }

  open var familyName: String { cut.wantedName.isEmpty ? ".AppleSystemUIFont" : cut.wantedName }
  open var fontName: String { cut.wantedName.isEmpty ? ".SFUI-\(cut.weight.name)" : cut.wantedName }

  open var ascender: CGFloat { SystemMetrics.ascender * pointSize }
  /// Below the baseline, so negative. Points.
  open var descender: CGFloat { SystemMetrics.descender * pointSize }
  open var capHeight: CGFloat { SystemMetrics.capHeight * pointSize }
  open var xHeight: CGFloat { SystemMetrics.xHeight * pointSize }
  open var lineHeight: CGFloat { SystemMetrics.lineHeight * pointSize }
  open var leading: CGFloat { 0 }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(cut, size: pointSize) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(cut, size: fontSize) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return cut == other.cut && pointSize == other.pointSize
  }

  open override var hash: Int { cut.hashValue ^ pointSize.hashValue }
}
