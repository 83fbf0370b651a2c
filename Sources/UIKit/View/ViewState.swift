/// What a view keeps besides its layer.
package struct ViewState {
  weak var superview: UIView?
  /// Back to front.
  var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  var tag = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var contentMode = UIView.ContentMode.scaleToFill
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  /// Points; Apple's standard is 8 on every side.
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var accessibilityIdentifier: String?
  var restorationIdentifier: String?
  var safeAreaLayoutGuide: UILayoutGuide?
  var layoutMarginsGuide: UILayoutGuide?
  var layoutGuides: [UILayoutGuide] = []
  var translatesAutoresizingMaskIntoConstraints = true
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var clearsContextBeforeDrawing = true
  /// What the constraint solver keeps for the view.
  var layoutStore: AnyObject?
}

extension UIView {
  public var superview: UIView? { state.superview }
  public var subviews: [UIView] { state.subviews }

  public var tag: Int {
    get { state.tag }
    set { state.tag = newValue }
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.gestureRecognizers.isEmpty ? nil : state.gestureRecognizers }
    set {
      for old in state.gestureRecognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  public var isMultipleTouchEnabled: Bool {
    get { state.isMultipleTouchEnabled }
    set { state.isMultipleTouchEnabled = newValue }
  }

  public var isExclusiveTouch: Bool {
    get { state.isExclusiveTouch }
    set { state.isExclusiveTouch = newValue }
  }

  public var clearsContextBeforeDrawing: Bool {
    get { state.clearsContextBeforeDrawing }
    set { state.clearsContextBeforeDrawing = newValue }
  }

  public var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { state.semanticContentAttribute = newValue }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    state.semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { state.preservesSuperviewLayoutMargins }
    set { state.preservesSuperviewLayoutMargins = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { state.insetsLayoutMarginsFromSafeArea }
    set { state.insetsLayoutMarginsFromSafeArea = newValue }
  }

  public var restorationIdentifier: String? {
    get { state.restorationIdentifier }
    set { state.restorationIdentifier = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { state.accessibilityIdentifier }
    set { state.accessibilityIdentifier = newValue }
  }

  /// The value of a side that the view has no opinion on.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
