import ZoeFilm
import ZoeGeometry

public struct CAGradientLayerType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of blended colours (facts rows F6.1 to F6.8).
open class CAGradientLayer: CALayer {
  private var gradient: GradientContent { node.gradient }

  override func setUp() { node.special = .gradient(GradientContent()) }

  package override class func bare() -> CALayer { CAGradientLayer() }

  /// CGColors; what is none is left out with a note.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map { CGColor($0) } }
    set {
      let found: [Color]
      if let newValue, case .colors(let colors)? = ValueBoundary.value(newValue, kind: .colors) {
        found = colors
      } else {
        found = []
        if newValue != nil { ValueBoundary.note(newValue, keyPath: "colors") }
      }
      change(.colors) { $0.gradient.colors = found }
    }
  }
  /// Positions of the colours, 0…1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { change(.locations) { $0.gradient.locations = (newValue ?? []).map(\.doubleValue) } }
  }
  /// In unit coordinates of the bounds, as is `endPoint`.
  open var startPoint: CGPoint {
    get { CGPoint(gradient.startPoint) }
    set { change(.startPoint) { $0.gradient.startPoint = newValue.point } }
  }
  open var endPoint: CGPoint {
    get { CGPoint(gradient.endPoint) }
    set { change(.endPoint) { $0.gradient.endPoint = newValue.point } }
  }
  open var type: CAGradientLayerType {
    get {
      switch gradient.kind {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
    }
    set {
      let kind: GradientKind = newValue == .radial ? .radial : newValue == .conic ? .conic : .axial
      change(key: "type") { $0.gradient.kind = kind }
    }
  }
}

extension LayerNode {
  fileprivate var gradient: GradientContent {
    get { if case .gradient(let gradient) = special { gradient } else { GradientContent() } }
    set { special = .gradient(newValue) }
  }
}
