public struct CATransitionType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From how a layer looked to how it looks. It takes its time and tells its delegate; the look
/// changes at once, which is a note.
open class CATransition: CAAnimation {
  private var kind = CATransitionType.fade
  private var direction: CATransitionSubtype?

  open var type: CATransitionType {
    get { kind }
    set { edit("type") { kind = newValue } }
  }
  open var subtype: CATransitionSubtype? {
    get { direction }
    set { edit("subtype") { direction = newValue } }
  }
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func bare() -> CAAnimation { CATransition() }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    kind = other.kind
    direction = other.direction
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
