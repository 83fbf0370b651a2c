/// Shows text in one style or in attributed runs, centred from top to bottom.
///
/// In: text and its looks. Out: glyph runs in the layer's drawing, redone when anything changes.
@MainActor @preconcurrency open class UILabel: UIView {
  package var look = LabelLook()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    viewState.isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Changes the look; a change of what the text measures also asks for layout.
  package func change(_ edit: (inout LabelLook) -> Void) {
    let before = look
    edit(&look)
    guard look != before else { return }
    setNeedsDisplay()
    if look.measure != before.measure { invalidateIntrinsicContentSize() }
  }

  open var text: String? {
    get { look.text }
    set {
      change {
        $0.text = newValue
        $0.source = nil
      }
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      look.source?.attributed
        ?? look.text.map {
          NSAttributedString(
            string: $0, attributes: [.font: look.font, .foregroundColor: look.textColor])
        }
    }
    set {
      change {
        $0.text = newValue?.string
        $0.source = newValue.map(AttributedRuns.init)
      }
    }
  }

  open var font: UIFont! {
    get { look.font }
    set {
      let font = newValue ?? LabelLook.standardFont
      change {
        $0.font = font
        $0.setAttribute(.font, font)
      }
    }
  }

  open var textColor: UIColor! {
    get { look.textColor }
    set {
      let color = newValue ?? .label
      change {
        $0.textColor = color
        $0.setAttribute(.foregroundColor, color)
      }
    }
  }

  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { change { $0.alignment = newValue } }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  open var numberOfLines: Int {
    get { look.numberOfLines }
    set { change { $0.numberOfLines = newValue } }
  }

  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set { change { $0.shrinks = newValue } }
  }

  open var minimumScaleFactor: CGFloat {
    get { look.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { look.baselineAdjustment }
    set { change { $0.baselineAdjustment = newValue } }
  }

  open var preferredMaxLayoutWidth: CGFloat {
    get { look.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  open var showsExpansionTextWhenTruncated = false
  open var allowsDefaultTighteningForTruncation = false

  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }

  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }

  open var highlightedTextColor: UIColor? {
    get { look.highlightedColor }
    set { change { $0.highlightedColor = newValue } }
  }

  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  open var isEnabled: Bool {
    get { look.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }

  open override var intrinsicContentSize: CGSize {
    let width = look.preferredWidth > 0 ? look.preferredWidth : CGFloat.infinity
    return size(within: CGSize(width: width, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is not cut to the width that it is asked for.
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return self.size(within: CGSize(width: width, height: .infinity))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    LabelLayout(look, in: bounds, limit: numberOfLines, scale: UIScreen.main.scale).textRect
  }

  open func drawText(in rect: CGRect) {
    let layout = LabelLayout(look, in: rect, limit: numberOfLines, scale: UIScreen.main.scale)
    UIGraphicsGetCurrentContext()?.record(layout.steps)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "text": text = value as? String
    case "textColor": textColor = value as? UIColor
    case "font": font = value as? UIFont
    case "numberOfLines": numberOfLines = Int(Keyed.number(value) ?? 1)
    case _: super.setValue(value, forKey: key)
    }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "text": text
    case "textColor": textColor
    case "font": font
    case _: super.value(forKey: key)
    }
  }

  private func size(within box: CGSize) -> CGSize {
    let rect = CGRect(origin: .zero, size: box)
    return LabelLayout(look, in: rect, limit: numberOfLines, scale: UIScreen.main.scale).size
  }
}
