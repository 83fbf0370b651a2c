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
  public var superview: UIView? { viewState.superview }
  public var subviews: [UIView] { viewState.subviews }

  public var tag: Int {
    get { viewState.tag }
    set { viewState.tag = newValue }
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
    set {
      for old in viewState.gestureRecognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  public var isMultipleTouchEnabled: Bool {
    get { viewState.isMultipleTouchEnabled }
    set { viewState.isMultipleTouchEnabled = newValue }
  }

  public var isExclusiveTouch: Bool {
    get { viewState.isExclusiveTouch }
    set { viewState.isExclusiveTouch = newValue }
  }

  public var clearsContextBeforeDrawing: Bool {
    get { viewState.clearsContextBeforeDrawing }
    set { viewState.clearsContextBeforeDrawing = newValue }
  }

  public var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semanticContentAttribute }
    set { viewState.semanticContentAttribute = newValue }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    viewState.semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set { viewState.preservesSuperviewLayoutMargins = newValue }
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set { viewState.insetsLayoutMarginsFromSafeArea = newValue }
  }

  public var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { viewState.accessibilityIdentifier }
    set { viewState.accessibilityIdentifier = newValue }
  }

  /// The value of a side that the view has no opinion on.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
