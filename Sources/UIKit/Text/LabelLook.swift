import QuartzCore
import ZoeFilm
import ZoeFonts
import ZoeGeometry

/// Everything that decides how a label looks.
package struct LabelLook: Equatable {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var text: String?
  /// Attributed text, where such was set.
  var source: AttributedRuns?
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

  /// The text as it is shown: attributes where there are any, else the label's own.
  var styledText: StyledText {
    var style = TextStyle()
    style.typeface = font.typeface
    style.size = font.typeSize
    style.color = textColor.film
    if let shadowColor {
      style.shadow = TextShadow(
        offset: Point(shadowOffset.width, shadowOffset.height), color: shadowColor.film)
    }
    var rules = ParagraphRules()
    rules.alignment = alignment.rule
    rules.lineBreakMode = lineBreakMode.rule
    var styled =
      source.map { AttributedReader.text($0, standard: style, rules: rules) }
      ?? StyledText(text ?? "", style: style, rules: rules)
    if isHighlighted, let color = highlightedColor?.film {
      styled.changeStyles { $0.color = color }
    } else if !isEnabled {
      styled.changeStyles { $0.color.alpha = 0.44 }
    }
    return styled
  }

  /// A label's own setters hold for the whole of attributed text.
  mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    source = source?.setting(key, to: value)
  }

  /// What a label's own size depends on.
  struct Measure: Equatable {
    var text: String?
    var source: AttributedRuns?
    var font: UIFont
    var numberOfLines: Int
    var preferredWidth: CGFloat
  }

  var measure: Measure {
    Measure(
      text: text, source: source, font: font, numberOfLines: numberOfLines,
      preferredWidth: preferredWidth)
  }
}
