import ZoeFilm
import ZoeGeometry

/// Where drawing code draws: calls become steps of a layer's drawing.
///
/// In: paths, colours and transforms in Core Graphics' order. Out: fills and strokes in the layer's
/// points, y down. Clips, shadows and blend modes are not kept; asking for one is a note.
public final class CGContext {
  /// What `saveGState` keeps.
  private struct GraphicsState {
    var ctm = Affine.identity
    var fill = Color.black
    var stroke = Color.black
    var alpha = 1.0
    var style = StrokeStyle()
  }

  private var state = GraphicsState()
  private var saved: [GraphicsState] = []
  /// Points are placed by the transform that is in force when they are added.
  private var pending = CGMutablePath()
  private let bounds: CGRect
  private var steps: [DrawStep] = []

  private init(bounds: CGRect) { self.bounds = bounds }

  /// A context for a layer's own drawing.
  package static func recording(bounds: CGRect) -> CGContext { CGContext(bounds: bounds) }

  /// What was drawn so far.
  package var recorded: Drawing { Drawing(steps) }

  /// Adds finished steps; a transform other than a shift is not applied to glyphs.
  package func record(_ more: [DrawStep]) { steps += more.map { $0.shifted(by: state.ctm) } }

  // State.

  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }

  public var ctm: CGAffineTransform { CGAffineTransform(state.ctm) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.affine.then(state.ctm)
  }

  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.zoeCap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.zoeJoin }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dash = lengths.map { Double($0) }
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  public func setFillColor(_ color: CGColor) { state.fill = color.filmColor }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.filmColor }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red, green, blue, alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red, green, blue, alpha)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { note("blend modes") }
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if color != nil { note("shadows") }
  }
  public func clip(using rule: CGPathFillRule = .winding) {
    note("clips")
    pending = CGMutablePath()
  }
  public func clip(to rect: CGRect) { note("clips") }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public var boundingBoxOfClipPath: CGRect { bounds }

  func note(_ what: String) {
    World.current.add(
      note: WorldNote(code: "ZOE1204", message: "\(what) in drawing code are not drawn"))
  }

  // The path.

  public func beginPath() { pending = CGMutablePath() }
  public func closePath() { pending.closeSubpath() }
  public var path: CGPath? { pending.isEmpty ? nil : pending.copy() }
  public func move(to point: CGPoint) { pending.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { pending.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) {
    pending.addLines(between: points, transform: ctm)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pending.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pending.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { pending.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { pending.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { pending.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { pending.addPath(path, transform: ctm) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pending.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  // Drawing.

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(pending.filmPath, rule)
    pending = CGMutablePath()
  }

  public func strokePath() {
    stroke(pending.filmPath)
    pending = CGMutablePath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = pending.filmPath
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
    pending = CGMutablePath()
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: ctm)
    fill(path.filmPath, .winding)
  }

  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    stroke(path.filmPath)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    fill(path.filmPath, .winding)
  }

  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    stroke(path.filmPath)
  }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    steps.append(.fill(path, rule == .winding ? .nonZero : .evenOdd, faded(state.fill)))
  }

  /// The pen is scaled with the transform; one that distorts is taken for its mean scale.
  private func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    let scale = abs(state.ctm.determinant).squareRoot()
    var style = state.style
    style.width *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    steps.append(.stroke(path, style, faded(state.stroke)))
  }

  private func faded(_ color: Color) -> Color {
    Color(color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}

extension DrawStep {
  /// Moved by the shift of a transform.
  fileprivate func shifted(by t: Affine) -> DrawStep {
    if t == .identity { return self }
    switch self {
    case .fill(let path, let rule, let color): return .fill(path.transformed(by: t), rule, color)
    case .stroke(let path, let style, let color):
      return .stroke(path.transformed(by: t), style, color)
    case .glyphs(var run):
      run.glyphs = run.glyphs.map { PlacedGlyph($0.glyph, at: t.apply($0.origin)) }
      return .glyphs(run)
    }
  }
}
