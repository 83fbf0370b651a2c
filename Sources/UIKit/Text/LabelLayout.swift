import ZoeFilm
import ZoeGeometry

/// A label's text placed in its bounds: lines by the system font's figures, the block centred from top
/// to bottom (facts row F10.5).
struct LabelLayout {
  private let look: LabelLook
  private let bounds: CGRect
  /// Pixels to the point.
  private let scale: CGFloat
  private let block: TextBlock

  /// - Parameter limit: The greatest number of lines; 0 for no limit.
  init(_ look: LabelLook, in bounds: CGRect, limit: Int, scale: CGFloat) {
    self.look = look
    self.bounds = bounds
    self.scale = scale
    let text = look.text ?? ""
    func block(_ font: UIFont, width: CGFloat) -> TextBlock {
      TextBlock(
        text, setter: TypeSetter(font: font, kern: look.attributes.kern), width: width,
        limit: limit, mode: look.lineBreakMode)
    }
    var font = look.shownFont
    if look.shrinks, limit == 1, bounds.width.isFinite {
      let full = block(font, width: .infinity).width
      if full > bounds.width, full > 0 {
        let least = max(look.minimumScale, 0.05)
        font = font.withSize(font.pointSize * max(least, bounds.width / full))
      }
    }
    self.block = block(font, width: bounds.width)
  }

  private func up(_ length: CGFloat) -> CGFloat {
    // Sums of advances miss a whole pixel by an ulp.
    ((length * scale - 1e-6).rounded(.up)) / scale
  }

  /// What the text takes up, rounded up to whole pixels. Points; nothing for no text.
  var size: CGSize {
    guard look.text?.isEmpty == false else { return .zero }
    return CGSize(width: up(block.width), height: up(block.height))
  }

  var textRect: CGRect {
    let size = size
    let y = bounds.height.isFinite ? (bounds.height - size.height) / 2 : 0
    return CGRect(
      x: bounds.minX + offset(of: size.width), y: bounds.minY + y, width: size.width,
      height: size.height)
  }

  private func offset(of width: CGFloat) -> CGFloat {
    guard bounds.width.isFinite else { return 0 }
    switch look.alignment {
    case .left, .natural, .justified: return 0
    case .center: return (bounds.width - width) / 2
    case .right: return bounds.width - width
    }
  }

  /// The baseline of a line, on whole pixels. Points from the top of the layer.
  func baseline(ofLine index: Int) -> CGFloat {
    let font = block.setter.font
    let top = bounds.minY + (bounds.height - block.height) / 2
    let exact = top + font.ascender + CGFloat(index) * font.lineHeight
    return (exact * scale).rounded() / scale
  }

  /// The text's glyph runs, under them those of its shadow.
  var steps: [DrawStep] {
    var runs: [DrawStep] = []
    if let shadow = look.shadowColor {
      runs += glyphs(
        color: shadow.film, shift: Point(look.shadowOffset.width, look.shadowOffset.height))
    }
    return runs + glyphs(color: look.shownColor.film, shift: .zero)
  }

  private func glyphs(color: Color, shift: Point) -> [DrawStep] {
    block.lines.enumerated().compactMap { index, line in
      let origin = Point(bounds.minX + offset(of: line.width), baseline(ofLine: index))
      return block.setter.run(line.text, at: origin + shift, color: color).map { .glyphs($0) }
    }
  }
}
