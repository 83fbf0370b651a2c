// Members by the names they had before Swift 4.2.

extension NSNotification.Name {
  public static let UIApplicationDidFinishLaunching = Self(
    "UIApplicationDidFinishLaunchingNotification")
  public static let UIApplicationDidBecomeActive = Self("UIApplicationDidBecomeActiveNotification")
  public static let UIApplicationWillResignActive = Self(
    "UIApplicationWillResignActiveNotification")
  public static let UIApplicationDidEnterBackground = Self(
    "UIApplicationDidEnterBackgroundNotification")
  public static let UIApplicationWillEnterForeground = Self(
    "UIApplicationWillEnterForegroundNotification")
  public static let UIApplicationWillTerminate = Self("UIApplicationWillTerminateNotification")
  public static let UIKeyboardWillShow = Self("UIKeyboardWillShowNotification")
  public static let UIKeyboardDidShow = Self("UIKeyboardDidShowNotification")
  public static let UIKeyboardWillHide = Self("UIKeyboardWillHideNotification")
  public static let UIKeyboardDidHide = Self("UIKeyboardDidHideNotification")
  public static let UIKeyboardWillChangeFrame = Self("UIKeyboardWillChangeFrameNotification")
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
