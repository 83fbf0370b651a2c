/// The user's classes by the names that a storyboard or an app's settings use for them.
///
/// The generated file of the user's module fills it before any of the user's code runs.
public enum ClassRegistry {
  nonisolated(unsafe) private static var classes: [String: AnyClass] = [:]

  public static func add(_ name: String, _ type: AnyClass) { classes[name] = type }

  package static func find(_ name: String) -> AnyClass? { classes[name] }
}
