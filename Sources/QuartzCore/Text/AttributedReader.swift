import Foundation
import ZoeFilm
import ZoeFonts

/// Reads attributed strings. The keys are UIKit's, by their raw names.
package enum AttributedReader {
  /// - Parameters:
  ///   - standard: What holds where no attribute says anything.
  ///   - rules: The same for paragraphs.
  package static func text(
    _ source: AttributedRuns, standard: TextStyle, rules: ParagraphRules
  ) -> StyledText {
    var text = StyledText()
    var pending: [Character] = []
    var end = 0
    var style = standard
    var paragraph = rules
    var offset = 0
    var next = source.runs.startIndex
    for character in source.string {
      if offset >= end {
        text.append(pending, style: style, rules: paragraph)
        pending = []
        // A character of several units may hide the start of a run.
        while next < source.runs.endIndex, offset >= end {
          let (range, found) = source.runs[next]
          next += 1
          end = range.location + range.length
          style = AttributedReader.style(found, standard: standard)
          paragraph = (found[key("NSParagraphStyle")] as? any ParagraphCarrier)?.rules ?? rules
        }
      }
      pending.append(character)
      offset += character.utf16.count
    }
    text.append(pending, style: style, rules: paragraph)
    return text
  }

  package static func style(_ found: [NSAttributedString.Key: Any], standard: TextStyle)
    -> TextStyle
  {
    var style = standard
    if let font = found[key("NSFont")] as? any TypefaceCarrier {
      style.typeface = font.typeface
      style.size = font.typeSize
    }
    style.color = color(found[key("NSColor")]) ?? standard.color
    style.background = color(found[key("NSBackgroundColor")]) ?? standard.background
    func number(_ name: String) -> Double? { ValueBoundary.number(found[key(name)]) }
    style.kern = number("NSKern") ?? number("CTTracking") ?? standard.kern
    if let ligature = number("NSLigature") { style.hasLigatures = ligature != 0 }
    style.baselineOffset = number("NSBaselineOffset") ?? standard.baselineOffset
    if let kind = number("NSUnderline") {
      style.underline = rule(Int(clamping: kind), color(found[key("NSUnderlineColor")]))
    }
    if let kind = number("NSStrikethrough") {
      style.strikethrough = rule(Int(clamping: kind), color(found[key("NSStrikethroughColor")]))
    }
    style.strokeWidth = number("NSStrokeWidth") ?? standard.strokeWidth
    style.strokeColor = color(found[key("NSStrokeColor")]) ?? standard.strokeColor
    if let shadow = found[key("NSShadow")] as? any TextShadowCarrier {
      style.shadow = shadow.shownShadow
    }
    return style
  }

  private static func key(_ name: String) -> NSAttributedString.Key {
    NSAttributedString.Key(name)
  }

  private static func color(_ any: Any?) -> Color? {
    if let carrier = any as? any ColorCarrier { return carrier.shownColor }
    return (any as? CGColor)?.filmColor
  }

  /// By the bits of NSUnderlineStyle.
  private static func rule(_ bits: Int, _ color: Color?) -> TextRule? {
    guard bits & 0x0F != 0 else { return nil }
    var rule = TextRule()
    rule.color = color
    rule.isDouble = bits & 0x09 == 0x09
    if bits & 0x02 != 0 { rule.thickness = 2 }
    switch bits & 0x700 {
    case 0x100: rule.dash = [2, 2]
    case 0x200: rule.dash = [6, 4]
    case 0x300: rule.dash = [6, 3, 2, 3]
    case 0x400: rule.dash = [6, 3, 2, 3, 2, 3]
    case _: break
    }
    return rule
  }
}

extension Int {
  fileprivate init(clamping number: Double) {
    self = number.isFinite && abs(number) < 1e9 ? Int(number) : 0
  }
}
