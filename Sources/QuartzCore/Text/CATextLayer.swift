import Foundation
import ZoeFilm
import ZoeFonts
import ZoeGeometry

public struct CATextLayerTruncationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text from its top down.
///
/// In: a string or an attributed one, with a font, a size and a colour. Out: glyph runs in the layer's
/// drawing. Size and colour change at once: the fades between them are a note.
open class CATextLayer: CALayer {
  private struct Look {
    var string: Any?
    var font: Any?
    var size: CGFloat = 36
    var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
  }

  private var look = Look()

  override func setUp() { needsDisplayOnBoundsChange = true }

  package override class func bare() -> CALayer { CATextLayer() }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": 36.0
    case "foregroundColor": CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    case "truncationMode": CATextLayerTruncationMode.none
    case "alignmentMode": CATextLayerAlignmentMode.natural
    default: super.defaultValue(forKey: key)
    }
  }

  private func changeLook(_ edit: (inout Look) -> Void) {
    edit(&look)
    setNeedsDisplay()
  }

  /// A String or an NSAttributedString.
  open var string: Any? {
    get { (look.string as? AttributedRuns)?.attributed ?? look.string }
    set {
      let copied = (newValue as? NSAttributedString).map(AttributedRuns.init)
      changeLook { $0.string = copied ?? newValue }
    }
  }
  /// A UIFont or a font's name; its size does not count for plain strings.
  open var font: Any? {
    get { look.font }
    set { changeLook { $0.font = newValue } }
  }
  /// Points.
  open var fontSize: CGFloat {
    get { look.size }
    set { changeLook { $0.size = newValue } }
  }
  open var foregroundColor: CGColor? {
    get { look.color }
    set { changeLook { $0.color = newValue } }
  }
  open var isWrapped: Bool {
    get { look.isWrapped }
    set { changeLook { $0.isWrapped = newValue } }
  }
  open var truncationMode: CATextLayerTruncationMode {
    get { look.truncation }
    set { changeLook { $0.truncation = newValue } }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { look.alignment }
    set { changeLook { $0.alignment = newValue } }
  }
  /// Kept; glyphs are never moved to whole pixels.
  open var allowsFontSubpixelQuantization = false

  open override func draw(in ctx: CGContext) { ctx.record(steps) }

  open override func display() {
    drawContents()
    if steps.isEmpty { drawing = nil }
  }

  open override func add(_ anim: CAAnimation, forKey key: String?) {
    if let property = anim as? CAPropertyAnimation, let path = property.keyPath,
      ["fontSize", "foregroundColor", "string"].contains(path)
    {
      TextNotes.add("ZOE1208", "animations of a text layer's \(path) are not drawn")
      return
    }
    super.add(anim, forKey: key)
  }

  open override func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open override func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "string": string
    case "font": font
    case "fontSize": Double(fontSize)
    case "foregroundColor": foregroundColor
    case "wrapped", "isWrapped": isWrapped
    case "alignmentMode": alignmentMode
    case "truncationMode": truncationMode
    default: super.value(forKeyPath: keyPath)
    }
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "string": string = value
    case "font": font = value
    case "fontSize": fontSize = CGFloat(ValueBoundary.number(value) ?? 0)
    case "foregroundColor": foregroundColor = value as? CGColor
    case "wrapped", "isWrapped": isWrapped = ValueBoundary.number(value) == 1
    case "alignmentMode":
      (value as? CATextLayerAlignmentMode).map { alignmentMode = $0 }
    case "truncationMode":
      (value as? CATextLayerTruncationMode).map { truncationMode = $0 }
    default: super.setValue(value, forKeyPath: keyPath)
    }
  }

  // Typesetting.

  private var styledText: StyledText? {
    var style = TextStyle()
    if let carrier = look.font as? any TypefaceCarrier {
      style.typeface = carrier.typeface
    } else {
      // Helvetica, as Apple's, where it has a stand-in.
      let name = look.font as? String ?? "Helvetica"
      style.typeface = FontNames.read(name)?.typeface ?? Typeface()
    }
    style.size = Double(look.size)
    style.color = look.color?.filmColor ?? .clear
    var rules = ParagraphRules()
    switch look.alignment {
    case .left: rules.alignment = .left
    case .right: rules.alignment = .right
    case .center: rules.alignment = .center
    case .justified: rules.alignment = .justified
    default: rules.alignment = .natural
    }
    if let attributed = look.string as? AttributedRuns {
      return AttributedReader.text(attributed, standard: style, rules: rules)
    }
    return (look.string as? String).map { StyledText($0, style: style, rules: rules) }
  }

  private var steps: [DrawStep] {
    guard let text = styledText, !text.isEmpty, look.size > 0 else { return [] }
    let mode: LineBreakMode
    switch look.truncation {
    case .start: mode = .truncatingHead
    case .middle: mode = .truncatingMiddle
    case .end: mode = .truncatingTail
    default: mode = look.isWrapped ? .wordWrapping : .clipping
    }
    let block = wrapped(text, mode)
    let scale = Double(max(contentsScale, 1))
    let baselines = block.lines.map {
      ((Double(bounds.minY) + $0.baseline) * scale).rounded() / scale
    }
    return TextPainter(
      block, left: Double(bounds.minX), width: Double(bounds.width), baselines: baselines,
      scale: scale
    ).steps
  }

  /// A wrapped layer has as many lines as are whole within its bounds; another has one.
  private func wrapped(_ text: StyledText, _ mode: LineBreakMode) -> TextBlock {
    let width = Double(bounds.width)
    func block(_ limit: Int) -> TextBlock {
      TextBlock(text, width: width, limit: limit, mode: mode, report: TextNotes.add)
    }
    guard look.isWrapped else {
      // Line breaks in the text hold all the same.
      return mode == .clipping
        ? TextBlock(text, width: .infinity, limit: 0, report: TextNotes.add) : block(1)
    }
    let full = block(0)
    let whole = full.lines.prefix { $0.top + $0.height <= Double(bounds.height) + 1e-6 }.count
    return mode != .wordWrapping && whole > 0 && whole < full.lines.count ? block(whole) : full
  }
}
