public struct CAEmitterLayerEmitterShape: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that throws particles. They are kept, not drawn, which is a note.
open class CAEmitterLayer: CALayer {
  package override class func bare() -> CALayer { CAEmitterLayer() }

  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard let emitterCells, !emitterCells.isEmpty else { return }
      World.current.add(
        note: WorldNote(
          code: "ZOE2112", message: "particles of an emitter layer are not drawn yet"))
    }
  }
  /// Multiplies the cells' rates, as the four others below multiply what is named alike.
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var seed: UInt32 = 0
}
