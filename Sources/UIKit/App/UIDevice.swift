/// The device that the film pretends to run on.
@MainActor @preconcurrency open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var orientation: UIDeviceOrientation { .portrait }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
