// Stands in until ZoeGeometry has functions of its own.
import Glibc
enum Mathematics {
  static func sin(_ x: Double) -> Double { Glibc.sin(x) }
  static func cos(_ x: Double) -> Double { Glibc.cos(x) }
  static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  static func log(_ x: Double) -> Double { Glibc.log(x) }
  static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
}
