import ZoeExport
import ZoeFilm
import ZoeGeometry

/// Reads the values of options; nil for what is not one.
enum OptionValues {
  /// `300x200`, points.
  static func size(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]),
      (1...8192).contains(width), (1...8192).contains(height)
    else { return nil }
    return Size(width, height)
  }

  /// A number written with digits and a point.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ "0123456789.".contains($0) }) else { return nil }
    return Double(String(text))
  }

  /// What lies beneath the root layer.
  enum Background: Equatable {
    case view
    case transparent
    case color(Color)
  }

  /// `view`, `transparent`, `#rgb`, `#rrggbb` or `#rrggbbaa`.
  static func background(_ text: String) -> Background? {
    if text == "view" { return .view }
    if text == "transparent" { return .transparent }
    guard text.hasPrefix("#") else { return nil }
    var digits = Array(text.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += ["f", "f"] }
    guard digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(String(digits), radix: 16)
    else { return nil }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return .color(Color(component(24), component(16), component(8), component(0)))
  }

  /// `2001-01-01T00:00:00Z`, `2001-01-01` or seconds since 1970, in seconds since 1970. UTC.
  static func epoch(_ text: String) -> Double? {
    if let seconds = number(text) { return seconds }
    var halves = text.split(separator: "T", omittingEmptySubsequences: false)[...]
    guard let date = halves.popFirst(), halves.count <= 1 else { return nil }
    let day = date.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard day.count == 3, let year = day[0], let month = day[1], let dayOfMonth = day[2],
      (1600...9999).contains(year), (1...12).contains(month), (1...31).contains(dayOfMonth)
    else { return nil }
    var seconds = Double(days(year, month, dayOfMonth)) * 86_400
    if var clock = halves.first {
      guard clock.hasSuffix("Z") else { return nil }
      clock = clock.dropLast()
      let parts = clock.split(separator: ":", omittingEmptySubsequences: false).map { number($0) }
      guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
        hour < 24, minute < 60, second < 61
      else { return nil }
      seconds += hour * 3600 + minute * 60 + second
    }
    return seconds
  }

  /// Days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap
  /// day is the last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let fromMarch = (month + 9) % 12
    let beforeYear = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
    // 719,468 days lie between 0000-03-01 and 1970-01-01.
    return beforeYear + (153 * fromMarch + 2) / 5 + day - 1 - 719_468
  }
}
