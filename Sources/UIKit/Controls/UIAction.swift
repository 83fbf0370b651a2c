/// A closure that a control can run.
@MainActor @preconcurrency open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: (UIAction) -> Void
  public let identifier: Identifier

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    // Actions without a name of their own are each other's strangers.
    self.identifier = identifier ?? Identifier("\(UIAction.nextNumber)")
    self.handler = handler
    super.init()
    UIAction.nextNumber += 1
  }

  private static var nextNumber = 0

  open var title: String
  open var image: UIImage?
  open package(set) weak var sender: AnyObject?
}
