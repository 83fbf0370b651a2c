import Foundation

/// Turns what a storyboard holds into what a user's property wants; the generated file of the user's module
/// calls it.
public enum KeyValue {
  /// The value as a `T`: itself, or a number as any numeric type. nil where it is neither.
  public static func converted<T>(_ value: Any?) -> T? {
    if let exact = value as? T { return exact }
    guard let number = ValueBoundary.number(value) else { return nil }
    switch T.self {
    case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number) as? T
    case is Double.Type, is Double?.Type: return number as? T
    case is Float.Type, is Float?.Type: return Float(number) as? T
    case is Bool.Type, is Bool?.Type: return (number != 0) as? T
    case is Int.Type, is Int?.Type: return Int(exactly: number.rounded()) as? T
    case is UInt.Type, is UInt?.Type: return UInt(exactly: number.rounded()) as? T
    default: return nil
    }
  }
}
