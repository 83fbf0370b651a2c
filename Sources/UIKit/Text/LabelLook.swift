/// Everything that decides how a label looks.
package struct LabelLook: Equatable {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var text: String?
  var attributes = LabelAttributes()
  var font = LabelLook.standardFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 for no limit.
  var numberOfLines = 1
  var shrinks = false
  /// 0…1 of the font's size; 0 for no limit.
  var minimumScale: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var preferredWidth: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedColor: UIColor?
  var isHighlighted = false
  var isEnabled = true

  var shownFont: UIFont { attributes.font ?? font }

  var shownColor: UIColor {
    if isHighlighted, let highlightedColor { return highlightedColor }
    let color = attributes.color ?? textColor
    return isEnabled ? color : color.withAlphaComponent(0.44)
  }

  /// What a label's own size depends on.
  struct Measure: Equatable {
    var text: String?
    var attributes: LabelAttributes
    var font: UIFont
    var numberOfLines: Int
    var preferredWidth: CGFloat
  }

  var measure: Measure {
    Measure(
      text: text, attributes: attributes, font: font, numberOfLines: numberOfLines,
      preferredWidth: preferredWidth)
  }
}

/// What attributed text says about all of a label.
package struct LabelAttributes: Equatable {
  var font: UIFont?
  var color: UIColor?
  /// Points after each glyph.
  var kern = 0.0
  /// What was set, to be given back.
  var source: NSAttributedString?

  init() {}

  init(_ string: NSAttributedString?) {
    source = string
    guard let string, string.length > 0 else { return }
    let found = string.attributes(at: 0, effectiveRange: nil)
    font = found[.font] as? UIFont
    color = found[.foregroundColor] as? UIColor
    kern = Keyed.number(found[.kern] ?? found[.tracking]) ?? 0
  }
}
