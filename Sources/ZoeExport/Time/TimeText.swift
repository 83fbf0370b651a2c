/// Times as people read them.
public enum TimeText {
  /// `0.50 s`, rounded to hundredths.
  public static func seconds(_ time: Double) -> String { decimal(time, places: 2) + " s" }

  /// A number with a fixed count of decimals, independent of the locale.
  ///
  /// - Parameter places: 0…9.
  public static func decimal(_ value: Double, places: Int) -> String {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let scaled = Int((value.magnitude * unit).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + String(scaled) }
    let fraction = String(scaled % Int(unit))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(sign)\(scaled / Int(unit)).\(zeros)\(fraction)"
  }
}
