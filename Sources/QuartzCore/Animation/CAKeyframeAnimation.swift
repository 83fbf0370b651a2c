import ZoeFilm
import ZoeGeometry

public struct CAAnimationCalculationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var film: CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

public struct CAAnimationRotationMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path (facts section 4).
open class CAKeyframeAnimation: CAPropertyAnimation {
  struct Keys {
    var values: [Any]?
    var path: CGPath?
    var keyTimes: [NSNumber]?
    var functions: [CAMediaTimingFunction]?
    var mode = CAAnimationCalculationMode.linear
    var tensions: [NSNumber]?
    var continuities: [NSNumber]?
    var biases: [NSNumber]?
    var rotation: CAAnimationRotationMode?
  }

  private(set) var keys = Keys()

  open var values: [Any]? {
    get { keys.values }
    set { edit("values") { keys.values = newValue } }
  }
  /// Followed instead of `values`.
  open var path: CGPath? {
    get { keys.path }
    set { edit("path") { keys.path = newValue?.copy() } }
  }
  open var keyTimes: [NSNumber]? {
    get { keys.keyTimes }
    set { edit("keyTimes") { keys.keyTimes = newValue } }
  }
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keys.functions }
    set { edit("timingFunctions") { keys.functions = newValue } }
  }
  open var calculationMode: CAAnimationCalculationMode {
    get { keys.mode }
    set { edit("calculationMode") { keys.mode = newValue } }
  }
  open var tensionValues: [NSNumber]? {
    get { keys.tensions }
    set { edit("tensionValues") { keys.tensions = newValue } }
  }
  open var continuityValues: [NSNumber]? {
    get { keys.continuities }
    set { edit("continuityValues") { keys.continuities = newValue } }
  }
  open var biasValues: [NSNumber]? {
    get { keys.biases }
    set { edit("biasValues") { keys.biases = newValue } }
  }
  open var rotationMode: CAAnimationRotationMode? {
    get { keys.rotation }
    set { edit("rotationMode") { keys.rotation = newValue } }
  }

  override func bare() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    if let other = other as? CAKeyframeAnimation { keys = other.keys }
  }
}
