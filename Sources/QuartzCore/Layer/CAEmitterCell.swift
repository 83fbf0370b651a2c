/// What an emitter layer throws: how many, how far, how large, in which colours.
///
/// A random value of a property is spread evenly over its range around the property.
open class CAEmitterCell: NSObject, CAMediaTiming {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().values[key] ?? nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  open var name: String?
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// Seconds, as is its range.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// Radians, as are the two below.
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// Radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var emitterCells: [CAEmitterCell]?
  open var style: [AnyHashable: Any]?

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private var values: [String: Any?] {
    [
      "birthRate": birthRate, "lifetime": lifetime, "velocity": velocity, "scale": scale,
      "spin": spin, "color": color, "contentsRect": contentsRect, "contentsScale": contentsScale,
      "enabled": isEnabled,
    ]
  }
}
