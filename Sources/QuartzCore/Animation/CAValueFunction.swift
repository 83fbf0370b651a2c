import ZoeFilm

public struct CAValueFunctionName: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  private static let film: [(CAValueFunctionName, ValueFunction)] = [
    (.rotateX, .rotateX), (.rotateY, .rotateY), (.rotateZ, .rotateZ), (.scale, .scale),
    (.scaleX, .scaleX), (.scaleY, .scaleY), (.scaleZ, .scaleZ), (.translate, .translate),
    (.translateX, .translateX), (.translateY, .translateY), (.translateZ, .translateZ),
  ]

  var function: ValueFunction? { CAValueFunctionName.film.first { $0.0 == self }?.1 }
}

/// From numbers to a transform (facts row F3.7).
open class CAValueFunction: NSObject, @unchecked Sendable {
  public let name: CAValueFunctionName
  let function: ValueFunction

  private init(_ name: CAValueFunctionName, _ function: ValueFunction) {
    self.name = name
    self.function = function
  }

  public convenience init?(name: CAValueFunctionName) {
    guard let function = name.function else { return nil }
    self.init(name, function)
  }

  public required init?(coder: NSCoder) { nil }
}
