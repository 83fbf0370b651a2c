import ZoeGeometry

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }

  package override init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let p = point.applying(transform).point
    // A move after a move replaces it (facts F9.6).
    if case .move? = filmPath.elements.last { filmPath.elements.removeLast() }
    filmPath.elements.append(.move(p))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform).point))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    points.dropFirst().forEach { addLine(to: $0, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(
      .quad(control: control.applying(transform).point, end: end.applying(transform).point))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(
      .cubic(
        control1: control1.applying(transform).point, control2: control2.applying(transform).point,
        end: end.applying(transform).point))
  }

  public func closeSubpath() {
    switch filmPath.elements.last {
    case nil, .close?: break
    default: filmPath.elements.append(.close)
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect.rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect.rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil
      ).filmPath, transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.filmPath, transform)
  }

  /// - Parameter clockwise: In Core Graphics' sense, which looks counter-clockwise on a y-down screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center.point, radius: Double(radius), start: Double(startAngle),
      end: Double(endAngle), clockwise: clockwise)
    join(arc, transform)
  }

  /// An arc that goes as told: `delta` radians, either way.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center.point, radius: Double(radius), start: Double(startAngle), sweep: Double(delta))
    join(arc, transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = filmPath.currentPoint else { return }
    var arc = Path([.move(from)])
    arc.addArc(
      tangent1: tangent1End.applying(transform).point,
      tangent2: tangent2End.applying(transform).point, radius: Double(radius))
    filmPath.elements += arc.elements.dropFirst()
  }

  private func add(_ path: Path, _ transform: CGAffineTransform) {
    filmPath.elements += path.transformed(by: transform.affine).elements
  }

  /// Appends an arc; its first move becomes a line where there is a current point.
  private func join(_ arc: Path, _ transform: CGAffineTransform) {
    var elements = arc.transformed(by: transform.affine).elements
    if case .move(let p)? = elements.first, filmPath.currentPoint != nil {
      elements[0] = .line(p)
      openAfterClose()
    }
    filmPath.elements += elements
  }

  /// A step without a current point is dropped (facts F9.6).
  private func append(_ element: PathElement) {
    guard filmPath.currentPoint != nil else { return }
    openAfterClose()
    filmPath.elements.append(element)
  }

  /// After a close the next subpath begins at the closed one's start.
  private func openAfterClose() {
    if filmPath.elements.last == .close, let start = filmPath.currentPoint {
      filmPath.elements.append(.move(start))
    }
  }
}
