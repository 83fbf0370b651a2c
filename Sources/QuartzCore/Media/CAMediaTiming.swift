import ZoeFilm

/// How a layer or an animation relates to its parent's time. Seconds.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  package var film: FillMode {
    switch rawValue {
    case "forwards": .forwards
    case "backwards": .backwards
    case "both": .both
    default: .removed
    }
  }

  package init(_ mode: FillMode) {
    switch mode {
    case .removed: self = .removed
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    }
  }
}

/// Seconds since the machine started; here a fixed base and the run's own clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  World.mediaTimeBase + World.current.clock.now
}
