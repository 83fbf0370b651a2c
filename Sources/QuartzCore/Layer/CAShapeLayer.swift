import ZoeFilm
import ZoeGeometry

public struct CAShapeLayerFillRule: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, the stroke over the fill (facts row F9.1).
open class CAShapeLayer: CALayer {
  private var shape: ShapeContent { node.shape }

  private var shownPath: CGPath?

  override func setUp() { node.special = .shape(ShapeContent()) }

  package override class func bare() -> CALayer { CAShapeLayer() }

  /// Measured: CAShapeLayer defaultValue.
  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "lineWidth", "strokeEnd": 1.0
    case "miterLimit": 10.0
    case "lineCap": CAShapeLayerLineCap.butt
    case "lineJoin": CAShapeLayerLineJoin.miter
    case "fillRule": CAShapeLayerFillRule.nonZero
    default: super.defaultValue(forKey: key)
    }
  }

  /// Animatable, though without an action of its own (facts row F3.8).
  open var path: CGPath? {
    get { shownPath?.filmPath == shape.path ? shownPath : shape.path.map(CGPath.init) }
    set {
      shownPath = newValue
      change(.path) { $0.shape.path = newValue?.filmPath }
    }
  }
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { change(.fillColor) { $0.shape.fillColor = newValue?.filmColor } }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { change(.strokeColor) { $0.shape.strokeColor = newValue?.filmColor } }
  }
  /// Fractions of the arc length over all subpaths, 0…1 (facts row F9.2).
  open var strokeStart: CGFloat {
    get { CGFloat(shape.stroke.start) }
    set { change(.strokeStart) { $0.shape.stroke.start = Double(newValue) } }
  }
  open var strokeEnd: CGFloat {
    get { CGFloat(shape.stroke.end) }
    set { change(.strokeEnd) { $0.shape.stroke.end = Double(newValue) } }
  }
  open var lineWidth: CGFloat {
    get { CGFloat(shape.stroke.width) }
    set { change(.lineWidth) { $0.shape.stroke.width = Double(newValue) } }
  }
  open var miterLimit: CGFloat {
    get { CGFloat(shape.stroke.miterLimit) }
    set { change(.miterLimit) { $0.shape.stroke.miterLimit = Double(newValue) } }
  }
  open var lineDashPhase: CGFloat {
    get { CGFloat(shape.stroke.dashPhase) }
    set { change(.lineDashPhase) { $0.shape.stroke.dashPhase = Double(newValue) } }
  }
  open var lineDashPattern: [NSNumber]? {
    get { shape.stroke.dash.isEmpty ? nil : shape.stroke.dash.map { NSNumber(value: $0) } }
    set {
      change(.lineDashPattern) { $0.shape.stroke.dash = (newValue ?? []).map(\.doubleValue) }
    }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set {
      change(key: "fillRule") { $0.shape.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero }
    }
  }
  open var lineCap: CAShapeLayerLineCap {
    get {
      switch shape.stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set {
      let cap: LineCap = newValue == .round ? .round : newValue == .square ? .square : .butt
      change(key: "lineCap") { $0.shape.stroke.cap = cap }
    }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get {
      switch shape.stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set {
      let join: LineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
      change(key: "lineJoin") { $0.shape.stroke.join = join }
    }
  }
}

extension LayerNode {
  fileprivate var shape: ShapeContent {
    get { if case .shape(let shape) = special { shape } else { ShapeContent() } }
    set { special = .shape(newValue) }
  }
}
