import ZoeFilm
import ZoeGeometry

/// Told when an animation starts and stops; both are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether the animation reached its end without being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Frames a second that an animation asks for; kept, since every instant can be drawn.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var __preferred: Float

  public init() { self.init(minimum: 0, maximum: 0, __preferred: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.init(minimum: minimum, maximum: maximum, __preferred: preferred ?? 0)
  }

  public init(minimum: Float, maximum: Float, __preferred: Float) {
    (self.minimum, self.maximum, self.__preferred) = (minimum, maximum, __preferred)
  }

  public var preferred: Float? {
    get { __preferred == 0 ? nil : __preferred }
    set { __preferred = newValue ?? 0 }
  }

  public static let `default` = CAFrameRateRange()
}

/// What all animations share: their time, their easing and whom they tell.
///
/// A layer keeps a frozen copy of what is added (facts row F2.9), so copies must carry everything:
/// subclasses extend `copyValues`.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var isFrozen = false
  private var timing = MediaTiming()
  private var extra: [String: Any] = [:]
  private var easing: CAMediaTimingFunction?
  private var removes = true
  private var told: (any CAAnimationDelegate)?

  public override init() {
    super.init()
    timing.duration = 0
  }

  public required init?(coder: NSCoder) {
    super.init()
    timing.duration = 0
  }

  /// Runs an edit unless the animation belongs to a layer already, in which case it is a note.
  func edit(_ key: String, _ change: () -> Void) {
    guard !isFrozen else {
      World.current.add(
        note: WorldNote(
          code: "ZOE2105",
          message: "\(key) of an animation was set after the animation was added to a layer"))
      return
    }
    change()
  }

  open var timingFunction: CAMediaTimingFunction? {
    get { easing }
    set { edit("timingFunction") { easing = newValue } }
  }
  /// Held strongly, as Apple's is.
  open var delegate: (any CAAnimationDelegate)? {
    get { told }
    set { edit("delegate") { told = newValue } }
  }
  open var isRemovedOnCompletion: Bool {
    get { removes }
    set { edit("isRemovedOnCompletion") { removes = newValue } }
  }
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval {
    get { timing.begin }
    set { edit("beginTime") { timing.begin = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { edit("duration") { timing.duration = newValue } }
  }
  open var speed: Float {
    get { Float(timing.speed) }
    set { edit("speed") { timing.speed = newValue.shortest } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.offset }
    set { edit("timeOffset") { timing.offset = newValue } }
  }
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    // The greatest Float is how some write "for ever".
    set {
      edit("repeatCount") {
        timing.repeatCount = newValue >= .greatestFiniteMagnitude ? .infinity : newValue.shortest
      }
    }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { edit("repeatDuration") { timing.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { edit("autoreverses") { timing.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fill) }
    set { edit("fillMode") { timing.fill = newValue.film } }
  }

  var filmTiming: MediaTiming { timing }
  var curve: TimingCurve { easing?.curve ?? .linear }

  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "removedOnCompletion": isRemovedOnCompletion
    case "delegate": delegate
    default: extra[key]
    }
  }

  /// Keys that no property has are kept, also on a frozen animation.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = ValueBoundary.number(value) ?? 0
    switch key {
    case "duration": duration = number
    case "beginTime": beginTime = number
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "repeatCount": repeatCount = Float(number)
    case "repeatDuration": repeatDuration = number
    case "autoreverses": autoreverses = number != 0
    case "removedOnCompletion": isRemovedOnCompletion = number != 0
    default: extra[key] = value
    }
  }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Adds the animation to the layer, which makes every animation an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  open override func copy() -> Any { duplicate() }

  /// A new animation of the nearest class of this module.
  func bare() -> CAAnimation { CAAnimation() }

  func duplicate() -> CAAnimation {
    let copy = bare()
    copy.copyValues(of: self)
    return copy
  }

  func copyValues(of other: CAAnimation) {
    timing = other.timing
    extra = other.extra
    easing = other.easing
    removes = other.removes
    told = other.told
    preferredFrameRateRange = other.preferredFrameRateRange
  }
}

/// Animations that run together in one time; their own delegates are not asked (facts row F2.13).
open class CAAnimationGroup: CAAnimation {
  private var members: [CAAnimation]?

  open var animations: [CAAnimation]? {
    get { members }
    set { edit("animations") { members = newValue } }
  }

  override func bare() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    members = (other as? CAAnimationGroup)?.members?.map { $0.duplicate() }
  }
}
