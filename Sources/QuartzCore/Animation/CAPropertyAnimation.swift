import ZoeFilm
import ZoeGeometry

/// An animation of one key path.
open class CAPropertyAnimation: CAAnimation {
  private var path: String?
  private var adds = false
  private var accumulates = false
  private var function: CAValueFunction?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(keyPath path: String?) {
    self.init()
    self.path = path
  }

  open var keyPath: String? {
    get { path }
    set { edit("keyPath") { path = newValue } }
  }
  open var isAdditive: Bool {
    get { adds }
    set { edit("isAdditive") { adds = newValue } }
  }
  open var isCumulative: Bool {
    get { accumulates }
    set { edit("isCumulative") { accumulates = newValue } }
  }
  open var valueFunction: CAValueFunction? {
    get { function }
    set { edit("valueFunction") { function = newValue } }
  }

  open override func value(forKey key: String) -> Any? {
    key == "keyPath" ? keyPath : super.value(forKey: key)
  }

  override func bare() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    path = other.path
    adds = other.adds
    accumulates = other.accumulates
    function = other.function
  }
}

/// From one value to another (facts row F3.1 says what a missing one means).
open class CABasicAnimation: CAPropertyAnimation {
  private var from: Any?
  private var to: Any?
  private var by: Any?

  open var fromValue: Any? {
    get { from }
    set { edit("fromValue") { from = newValue } }
  }
  open var toValue: Any? {
    get { to }
    set { edit("toValue") { to = newValue } }
  }
  open var byValue: Any? {
    get { by }
    set { edit("byValue") { by = newValue } }
  }

  override func bare() -> CAAnimation { CABasicAnimation() }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "fromValue": fromValue
    case "toValue": toValue
    case "byValue": byValue
    default: super.value(forKey: key)
    }
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (from, to, by) = (other.from, other.to, other.by)
  }
}

/// From one value to another as a damped spring goes (facts section 5).
open class CASpringAnimation: CABasicAnimation {
  private var constants = Spring()

  /// A spring by how long it seems to last and how much it bounces, −1…1 (facts row F5.4).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
    let share = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + Double(bounce))
    constants.stiffness = frequency * frequency
    constants.damping = 2 * frequency * share
    constants.allowsOverdamping = true
    duration = settlingDuration
  }

  // Values that make no spring are refused and the old one stays (measured: spring setters).
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set { if newValue > 0 { edit("mass") { constants.mass = Double(newValue) } } }
  }
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set { if newValue > 0 { edit("stiffness") { constants.stiffness = Double(newValue) } } }
  }
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { if newValue >= 0 { edit("damping") { constants.damping = Double(newValue) } } }
  }
  /// Distances per second.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set { edit("initialVelocity") { constants.initialVelocity = Double(newValue) } }
  }
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set { edit("allowsOverdamping") { constants.allowsOverdamping = newValue } }
  }
  open var settlingDuration: CFTimeInterval { constants.settlingDuration }
  open var perceptualDuration: CFTimeInterval {
    2 * Double.pi / (constants.stiffness / constants.mass).squareRoot()
  }
  open var bounce: CGFloat {
    let share = constants.damping / (2 * (constants.stiffness * constants.mass).squareRoot())
    return CGFloat(share <= 1 ? 1 - share : 1 / share - 1)
  }

  var spring: Spring { constants }

  override func bare() -> CAAnimation { CASpringAnimation() }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    if let other = other as? CASpringAnimation { constants = other.constants }
  }
}
