import ZoeGeometry

/// One layer as it was committed: model values, tracks and the names of its children. A value; UIKit and
/// SwiftUI meet in it.
public struct LayerNode: Equatable, Sendable {
  public var id: LayerID
  /// What `inspect` shows: the layer's name, or its class. May be empty.
  public var name = ""

  // Geometry. Points; the y axis points down.
  public var bounds = Rect.zero
  public var position = Point.zero
  public var anchorPoint = Point(0.5, 0.5)
  public var anchorPointZ = 0.0
  public var zPosition = 0.0
  public var transform = Matrix4.identity
  public var sublayerTransform = Matrix4.identity
  public var isGeometryFlipped = false
  public var isDoubleSided = true

  // Appearance.
  public var opacity = 1.0
  public var isHidden = false
  public var allowsGroupOpacity = true
  public var masksToBounds = false
  public var backgroundColor: Color?
  public var cornerRadius = 0.0
  /// Bit 0 min x min y, bit 1 max x min y, bit 2 min x max y, bit 3 max x max y.
  public var maskedCorners: UInt8 = 15
  public var hasContinuousCorners = false
  public var borderWidth = 0.0
  public var borderColor: Color? = .black
  public var shadowColor: Color? = .black
  public var shadowOpacity = 0.0
  public var shadowOffset = Size(0, -3)
  public var shadowRadius = 3.0
  public var shadowPath: Path?

  // Contents.
  public var contents: ImageID?
  public var contentsRect = Rect(0, 0, 1, 1)
  public var contentsCenter = Rect(0, 0, 1, 1)
  public var contentsScale = 1.0
  public var contentsGravity = ContentsGravity.resize
  public var magnification = ImageFilter.linear
  public var minification = ImageFilter.linear
  /// What `draw(_:)`, a label or a text layer drew, in the layer's own points; over `contents`.
  public var drawing: Drawing?

  /// What a subclass adds.
  public var special = Special.plain

  // Time.
  public var timing = MediaTiming.layer
  public var tracks: [Track] = []

  // Tree.
  public var mask: LayerID?
  public var children: [LayerID] = []

  public init(id: LayerID) { self.id = id }
}

/// What subclasses of CALayer add to a layer.
public enum Special: Equatable, Sendable {
  case plain
  indirect case shape(ShapeContent)
  indirect case gradient(GradientContent)
}

/// CAShapeLayer's properties; defaults are Apple's (facts row F9.1).
public struct ShapeContent: Equatable, Sendable {
  public var path: Path?
  public var fillColor: Color? = .black
  public var fillRule = FillRule.nonZero
  public var strokeColor: Color?
  /// Width, caps, joins, dash, and strokeStart and strokeEnd.
  public var stroke = StrokeStyle()

  public init() {}
}

/// CAGradientLayer's properties; defaults are Apple's (facts row F6.1).
public struct GradientContent: Equatable, Sendable {
  public var kind = GradientKind.axial
  public var colors: [Color] = []
  /// Positions of the colours, 0…1; empty for even ones.
  public var locations: [Double] = []
  /// In unit coordinates of the bounds.
  public var startPoint = Point(0.5, 0)
  public var endPoint = Point(0.5, 1)

  public init() {}
}

public enum GradientKind: UInt8, Equatable, Hashable, Sendable { case axial, radial, conic }

/// Where contents of another size than the bounds go.
public enum ContentsGravity: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}

public enum ImageFilter: UInt8, Equatable, Hashable, Sendable { case linear, nearest, trilinear }
