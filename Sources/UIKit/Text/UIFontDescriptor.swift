/// What a font is to be, apart from its size.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public let pointSize: CGFloat
  let cut: UIFont.Cut

  init(_ cut: UIFont.Cut, size: CGFloat) {
    self.cut = cut
    pointSize = size
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont.Cut(name: fontName) ?? UIFont.Cut(), size: size)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if cut.isItalic { traits.insert(.traitItalic) }
    if cut.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if cut.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(cut, size: newPointSize)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var next = cut
    next.isItalic = symbolicTraits.contains(.traitItalic)
    let wasBold = next.weight.rawValue >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) != wasBold { next.weight = wasBold ? .regular : .bold }
    if symbolicTraits.contains(.traitMonoSpace), next.standIn == nil { next.isMonospaced = true }
    return UIFontDescriptor(next, size: pointSize)
  }

  /// There is one design; the others are drawn in it.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var next = cut
    next.isMonospaced = design == .monospaced
    next.hasTabularDigits = next.hasTabularDigits || design == .monospaced
    return UIFontDescriptor(next, size: pointSize)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
