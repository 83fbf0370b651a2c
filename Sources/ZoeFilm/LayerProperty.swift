import ZoeGeometry

/// Every property that Core Animation can animate, declared once: its key path, its kind and where a
/// node keeps it. The compiler lists every switch that a new case has to extend.
public enum LayerProperty: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden, masksToBounds, doubleSided
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  // CAShapeLayer
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, lineDashPattern
  case strokeStart, strokeEnd
  // CAGradientLayer
  case colors, locations, startPoint, endPoint

  /// The key path in Core Animation's spelling.
  public var keyPath: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .anchorPoint: "anchorPoint"
    case .anchorPointZ: "anchorPointZ"
    case .zPosition: "zPosition"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .masksToBounds: "masksToBounds"
    case .doubleSided: "doubleSided"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowOffset: "shadowOffset"
    case .shadowRadius: "shadowRadius"
    case .shadowPath: "shadowPath"
    case .contents: "contents"
    case .contentsRect: "contentsRect"
    case .contentsCenter: "contentsCenter"
    case .contentsScale: "contentsScale"
    case .path: "path"
    case .fillColor: "fillColor"
    case .strokeColor: "strokeColor"
    case .lineWidth: "lineWidth"
    case .miterLimit: "miterLimit"
    case .lineDashPhase: "lineDashPhase"
    case .lineDashPattern: "lineDashPattern"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .colors: "colors"
    case .locations: "locations"
    case .startPoint: "startPoint"
    case .endPoint: "endPoint"
    }
  }
}
