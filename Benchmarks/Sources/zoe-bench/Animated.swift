import Foundation

/// A list of numbers that may change over 0…1 by key frames with a timing function for each interval.
struct Animated: Decodable {
  private var keyTimes: [Double] = [0]
  private var values: [[Double]]
  private var timing: [[Double]] = []

  private enum Keys: CodingKey { case keyTimes, values, timing }

  init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Keys.self), keys.contains(.keyTimes) {
      keyTimes = try keys.decode([Double].self, forKey: .keyTimes)
      values = try keys.decode([Numbers].self, forKey: .values).map(\.list)
      timing = try keys.decode([[Double]].self, forKey: .timing)
    } else {
      values = [try Numbers(from: decoder).list]
    }
  }

  func at(_ t: Double) -> [Double] {
    guard values.count > 1 else { return values[0] }
    var i = 0
    while i < values.count - 2 && t > keyTimes[i + 1] { i += 1 }
    let x = (t - keyTimes[i]) / (keyTimes[i + 1] - keyTimes[i])
    let u = Animated.ease(timing[i], x)
    return zip(values[i], values[i + 1]).map { $0 + ($1 - $0) * u }
  }

  /// A cubic timing function by bisection.
  private static func ease(_ curve: [Double], _ x: Double) -> Double {
    if x <= 0 || x >= 1 || curve == [0, 0, 1, 1] { return min(max(x, 0), 1) }
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(curve[0], curve[2], middle) < x { low = middle } else { high = middle }
    }
    return bezier(curve[1], curve[3], (low + high) / 2)
  }
}

/// A number, nested lists of them, or a contour's vertices with handles: all in one list.
private struct Numbers: Decodable {
  var list: [Double] = []

  private enum Keys: CodingKey { case v, o, i }

  init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Keys.self) {
      for key in [Keys.v, .o, .i] {
        list += try keys.decode([[Double]].self, forKey: key).flatMap { $0 }
      }
    } else if var nested = try? decoder.unkeyedContainer() {
      while !nested.isAtEnd { list += try nested.decode(Numbers.self).list }
    } else {
      list = [try decoder.singleValueContainer().decode(Double.self)]
    }
  }
}

extension Animated? {
  /// One number at t.
  func number(_ t: Double, else fallback: Double) -> Double { self?.at(t)[0] ?? fallback }
}
