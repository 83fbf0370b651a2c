import ZoeFilm
import ZoeFonts
import ZoeGeometry

/// A label's text placed in its bounds: lines by the fonts' figures, the block centred from top to bottom
/// (facts row F10.5).
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
    var text = look.styledText
    func block(width: CGFloat) -> TextBlock {
      TextBlock(text, width: width, limit: limit, report: TextNotes.add)
    }
    if look.shrinks, limit == 1, bounds.width.isFinite {
      let full = block(width: .infinity).width
      if full > bounds.width, full > 0 {
        let factor = max(max(look.minimumScale, 0.05), bounds.width / full)
        text.changeStyles { $0.size *= factor }
      }
    }
    self.block = block(width: bounds.width)
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
    let left = block.lines.map { $0.left(within: bounds.width) }.min() ?? 0
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// The baseline of a line, on whole pixels. Points from the top of the layer.
  private func baseline(of line: TextLine) -> CGFloat {
    let top = bounds.minY + (bounds.height - block.height) / 2
    return ((top + line.baseline) * scale).rounded() / scale
  }

  /// The text's glyph runs with all that is behind and along them.
  var steps: [DrawStep] {
    guard look.text?.isEmpty == false else { return [] }
    return TextPainter(
      block, left: bounds.minX, width: bounds.width,
      baselines: block.lines.map { baseline(of: $0) },
      scale: scale
    ).steps
  }
}
