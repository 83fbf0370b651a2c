/// What the system remembers of a scene.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  public let role: Role
  open var persistentIdentifier: String { "zoetrope" }
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is to be made: which delegate it gets.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
