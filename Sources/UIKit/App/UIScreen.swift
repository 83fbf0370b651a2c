/// The canvas that the film is shown on. A class because Apple's is: there is one per run.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// Points.
  public let bounds: CGRect
  /// Pixels to the point.
  public let scale: CGFloat
  /// What the device's furniture covers. Points.
  package let safeArea: UIEdgeInsets
  /// Holds the layers of all visible windows, lowest level first.
  package let rootLayer = CALayer()
  package private(set) var windows: [UIWindow] = []

  package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeArea = safeArea
    super.init()
    rootLayer.name = "screen"
    rootLayer.frame = bounds
  }

  /// A telephone of 375 × 812 points until the host says otherwise.
  private static var installed = UIScreen(
    size: CGSize(width: 375, height: 812), scale: 2, safeArea: .zero)

  open class var main: UIScreen { installed }
  open class var screens: [UIScreen] { [installed] }

  /// Starts a run on a canvas: the old one's windows and application are forgotten.
  package static func install(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero) {
    installed = UIScreen(size: size, scale: scale, safeArea: safeArea)
    UITraitCollection.current = .device(scale: scale)
    UIApplication.reset()
    AnimationBlock.reset()
  }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  /// Brings a window on screen, above those of its level.
  func show(_ window: UIWindow) {
    hide(window)
    let level = window.windowLevel.rawValue
    let slot = windows.firstIndex { $0.windowLevel.rawValue > level } ?? windows.count
    windows.insert(window, at: slot)
    rootLayer.insertSublayer(window.layer, at: UInt32(slot))
    RenderTree.current.root = rootLayer
  }

  func hide(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }
}
