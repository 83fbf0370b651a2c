import ZoeExport

/// JSON whose keys keep their order.
indirect enum JSONText {
  case null
  case bool(Bool)
  case int(Int)
  /// Written with up to 6 decimals.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// On one line, without spaces.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .number(let value): return JSONText.decimal(value)
    case .string(let value): return JSONText.quoted(value)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let parts = members.map { JSONText.quoted($0.0) + ":" + $0.1.text }
      return "{" + parts.joined(separator: ",") + "}"
    }
  }

  private static func decimal(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "null" }
    var text = TimeText.decimal(value, places: 6)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 32 {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
