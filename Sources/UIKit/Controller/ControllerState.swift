/// What a view controller keeps.
package struct ControllerState {
  var view: UIView?
  var nibName: String?
  var nibBundle: Bundle?
  /// Makes the view from a storyboard; the loader sets it.
  package var viewLoader: ((UIViewController) -> UIView)?
  var isLoading = false
  var title: String?
  var restorationIdentifier: String?
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var appearance = Appearance.disappeared
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var preferredContentSize = CGSize.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  enum Appearance { case disappeared, appearing, appeared, disappearing }
}

/// A coder that fills in a controller as its `init(coder:)` runs; the storyboard loader's coder is one.
@MainActor package protocol ControllerDecoding {
  func decode(into controller: UIViewController)
}
