import QuartzCore
import ZoeFonts

/// How a paragraph's lines are made; fixed. `NSMutableParagraphStyle` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  package fileprivate(set) var rules = ParagraphRules()
  fileprivate var hyphenation: Float = 0
  fileprivate var strategy: LineBreakStrategy = []
  fileprivate var tightens = false

  public override init() {}

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { $0.prefix { $0 != "-" && $0 != "_" } } ?? "en"
    return ["ar", "fa", "he", "ur", "yi"].contains(String(language)) ? .rightToLeft : .leftToRight
  }

  open var alignment: NSTextAlignment { NSTextAlignment(rules.alignment) }
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rules.lineBreakMode) }
  open var lineSpacing: CGFloat { rules.lineSpacing }
  open var paragraphSpacing: CGFloat { rules.spacingAfter }
  open var paragraphSpacingBefore: CGFloat { rules.spacingBefore }
  open var headIndent: CGFloat { rules.headIndent }
  open var firstLineHeadIndent: CGFloat { rules.firstLineIndent }
  open var tailIndent: CGFloat { rules.tailIndent }
  open var minimumLineHeight: CGFloat { rules.minimumLineHeight }
  open var maximumLineHeight: CGFloat { rules.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { rules.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection {
    rules.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural
  }
  /// Kept; words are not hyphenated.
  open var hyphenationFactor: Float { hyphenation }
  open var lineBreakStrategy: LineBreakStrategy { strategy }
  open var allowsDefaultTighteningForTruncation: Bool { tightens }

  fileprivate func take(_ other: NSParagraphStyle) {
    rules = other.rules
    hyphenation = other.hyphenation
    strategy = other.strategy
    tightens = other.tightens
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return rules == other.rules && hyphenation == other.hyphenation
  }

  open override var hash: Int { rules.lineSpacing.hashValue ^ rules.headIndent.hashValue }
}

extension NSParagraphStyle: ParagraphCarrier {}

/// A paragraph style that is being made.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { rules.alignment = newValue.rule }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { rules.lineBreakMode = newValue.rule }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { rules.lineSpacing = max(0, newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { rules.spacingAfter = max(0, newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { rules.spacingBefore = max(0, newValue) }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { rules.headIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { rules.firstLineIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { rules.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { rules.minimumLineHeight = max(0, newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { rules.maximumLineHeight = max(0, newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { rules.lineHeightMultiple = max(0, newValue) }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { rules.isRightToLeft = newValue == .natural ? nil : newValue == .rightToLeft }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { hyphenation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { strategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { tightens = newValue }
  }
}

extension NSTextAlignment {
  init(_ rule: TextAlignment) {
    switch rule {
    case .left: self = .left
    case .right: self = .right
    case .center: self = .center
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(_ rule: ZoeFonts.LineBreakMode) {
    switch rule {
    case .wordWrapping: self = .byWordWrapping
    case .charWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingTail: self = .byTruncatingTail
    case .truncatingMiddle: self = .byTruncatingMiddle
    }
  }
}
