import ZoeFilm
import ZoeFonts
import ZoeGeometry

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing of strings may shrink, and what it took up.
open class NSStringDrawingContext: NSObject {
  /// Kept; strings are not shrunk.
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  open package(set) var totalBounds = CGRect.zero

  public override init() {}
}

/// One drawing of a string. In: attributed text and a box; out: its size, its steps.
struct StringDrawing {
  private let block: TextBlock
  private let box: CGRect

  /// - Parameters:
  ///   - box: Points; what is 0 or infinite has no limit.
  ///   - wraps: Whether lines end at the box's right edge and stand below its top.
  init(_ source: NSAttributedString, in box: CGRect, options: NSStringDrawingOptions) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = AttributedReader.text(
      AttributedRuns(source), standard: StringDrawing.standard, rules: ParagraphRules())
    let width = wraps && box.width > 0 ? box.width : .infinity
    var block = TextBlock(text, width: width, limit: 0, report: TextNotes.add)
    if wraps, box.height > 0, box.height.isFinite {
      // A line that is not whole within the box is left out.
      let whole = block.lines.prefix { $0.top + $0.height <= box.height + 1e-6 }.count
      if whole < block.lines.count, whole > 0 {
        let truncates = options.contains(.truncatesLastVisibleLine)
        block = TextBlock(
          text, width: width, limit: whole, mode: truncates ? .truncatingTail : nil,
          report: TextNotes.add)
      }
    }
    self.block = block
    self.box = CGRect(x: box.minX, y: box.minY, width: width, height: box.height)
  }

  /// Apple's where attributes name no font: 12 points.
  private static var standard: TextStyle {
    var style = TextStyle()
    style.size = 12
    return style
  }

  /// Points, not rounded.
  var size: CGSize { CGSize(width: block.width, height: block.height) }

  /// From the first line's baseline down to it where lines do not wrap.
  var baselineShift: CGFloat { 0 - (block.lines.first?.ascent ?? 0) }

  func draw(from top: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = UIScreen.main.scale
    var painter = TextPainter(
      block, left: box.minX, width: box.width,
      baselines: block.lines.map { ((top + $0.baseline) * scale).rounded() / scale }, scale: scale)
    let transform = context.ctm
    painter.drawsPaths =
      transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1
    context.record(painter.steps)
  }
}

extension NSAttributedString {
  public func size() -> CGSize {
    StringDrawing(self, in: .zero, options: []).size
  }

  public func draw(at point: CGPoint) {
    StringDrawing(self, in: CGRect(origin: point, size: .zero), options: []).draw(from: point.y)
  }

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self, in: rect, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: drawing.size)
    let isBelow = options.contains(.usesLineFragmentOrigin)
    drawing.draw(from: isBelow ? rect.minY : rect.minY + drawing.baselineShift)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let box = CGRect(origin: .zero, size: size)
    let drawing = StringDrawing(self, in: box, options: options)
    let isBelow = options.contains(.usesLineFragmentOrigin)
    let found = CGRect(
      origin: CGPoint(x: 0, y: isBelow ? 0 : drawing.baselineShift), size: drawing.size)
    context?.totalBounds = found
    return found
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  private var swift: String { String(describing: self) }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swift.size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    swift.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    swift.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
