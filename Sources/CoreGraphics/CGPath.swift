import ZoeGeometry

/// A path that does not change. A class because Apple's is one.
public class CGPath: Equatable, Hashable, @unchecked Sendable {
  package var filmPath: Path

  package init(_ path: Path) { filmPath = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(rect.rect).transformed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: rect.rect).transformed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path.roundedRect(
        rect.rect, cornerWidth: min(Double(cornerWidth), Double(rect.width) / 2),
        cornerHeight: min(Double(cornerHeight), Double(rect.height) / 2)
      ).transformed(by: transform))
  }

  public var isEmpty: Bool { filmPath.isEmpty }
  public var currentPoint: CGPoint { filmPath.currentPoint.map(CGPoint.init) ?? .zero }

  /// The box around the points that the path passes; null where it has none.
  public var boundingBoxOfPath: CGRect { filmPath.bounds.map(CGRect.init) ?? .null }
  /// The box around all points, control points too; null where it has none.
  public var boundingBox: CGRect { filmPath.controlBounds.map(CGRect.init) ?? .null }

  public func copy() -> CGPath? { CGPath(filmPath) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(filmPath) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(filmPath.transformed(by: transform))
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(filmPath.transformed(by: transform))
  }

  /// Whether a point is inside or on the edge.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    filmPath.transformed(by: transform.affine).contains(
      point.point, rule: rule == .winding ? .nonZero : .evenOdd)
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in filmPath.elements {
      let (kind, points) = CGPath.parts(of: element)
      points.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: kind, points: UnsafeMutablePointer(mutating: base))
        block(&shown)
      }
    }
  }

  private static func parts(of element: PathElement) -> (CGPathElementType, [CGPoint]) {
    switch element {
    case .move(let p): (.moveToPoint, [CGPoint(p)])
    case .line(let p): (.addLineToPoint, [CGPoint(p)])
    case .quad(let c, let p): (.addQuadCurveToPoint, [CGPoint(c), CGPoint(p)])
    case .cubic(let c1, let c2, let p): (.addCurveToPoint, [CGPoint(c1), CGPoint(c2), CGPoint(p)])
    case .close: (.closeSubpath, [.zero])
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.filmPath == b.filmPath }

  public func hash(into hasher: inout Hasher) { hasher.combine(filmPath) }
}

/// What one step of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, as `applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee.affine) } ?? self
  }
}
