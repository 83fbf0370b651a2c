/// Numbers as text without a library: the shortest digits that read back as the same number.
enum Decimal {
  /// `1`, `0.5`, `-12.25`, `1e+21`, `inf`; the same on every machine.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value < 0 || (value == 0 && value.sign == .minus) { return "-" + text(-value) }
    if value.isInfinite { return "inf" }
    if value == 0 { return "0" }
    let (digits, point) = shortest(value)
    let zero = UInt8(ascii: "0")
    var bytes: [UInt8] = []
    if point > 21 || point < -5 {
      bytes.append(digits[0] + zero)
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes += digits.dropFirst().map { $0 + zero }
      }
      let exponent = point - 1
      return String(decoding: bytes, as: UTF8.self) + (exponent < 0 ? "e-" : "e+")
        + String(abs(exponent))
    }
    for place in min(point, 1) - 1..<max(digits.count, point) {
      if place == point { bytes.append(UInt8(ascii: ".")) }
      bytes.append(zero + (place >= 0 && place < digits.count ? digits[place] : 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Digits d₁d₂… and the place p of the point, so that the value is 0.d₁d₂… · 10ᵖ.
  ///
  /// Steele and White's method over whole numbers of any length: digits are made until what is left is
  /// within half the gap to the next double on either side.
  static func shortest(_ value: Double) -> (digits: [UInt8], point: Int) {
    let bits = value.bitPattern
    let fraction = bits & 0xF_FFFF_FFFF_FFFF
    let biased = Int(bits >> 52 & 2047)
    let mantissa = biased == 0 ? fraction : fraction | 1 << 52
    let exponent = max(biased, 1) - 1075
    let isEven = mantissa & 1 == 0
    // A power of two has half the gap below it.
    let extra = fraction == 0 && biased > 1 ? 1 : 0

    var rest = Whole(mantissa).shifted(by: max(exponent, 0) + 1 + extra)
    var unit = Whole(1).shifted(by: max(-exponent, 0) + 1 + extra)
    var above = Whole(1).shifted(by: max(exponent, 0) + extra)
    var below = Whole(1).shifted(by: max(exponent, 0))

    var point = 0
    // Scale so that 0.1 ≤ value < 1.
    while rest.sum(above).compare(unit) >= (isEven ? 0 : 1) {
      unit.multiply(by: 10)
      point += 1
    }
    while true {
      var tenfold = rest.sum(above)
      tenfold.multiply(by: 10)
      if tenfold.compare(unit) >= (isEven ? 0 : 1) { break }
      rest.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
      point -= 1
    }

    var digits: [UInt8] = []
    while true {
      rest.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
      var digit: UInt8 = 0
      while rest.compare(unit) >= 0 {
        rest.subtract(unit)
        digit += 1
      }
      let low = rest.compare(below) < (isEven ? 1 : 0)
      let high = rest.sum(above).compare(unit) > (isEven ? -1 : 0)
      if !low && !high {
        digits.append(digit)
        continue
      }
      // Of two digits that both serve the nearer one, of two as near the even one.
      let half = rest.sum(rest).compare(unit)
      let up = high && (!low || half > 0 || (half == 0 && digit % 2 == 1))
      digits.append(up ? digit + 1 : digit)
      return (digits, point)
    }
  }
}

/// A whole number of any length, low words first.
private struct Whole {
  private var words: [UInt32]

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  func shifted(by bits: Int) -> Whole {
    var result = self
    result.words = Array(repeating: 0, count: bits / 32) + words
    for _ in 0..<bits % 32 { result.multiply(by: 2) }
    return result
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = UInt64(words[index]) * factor + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  func sum(_ other: Whole) -> Whole {
    var result = self
    var carry: UInt64 = 0
    for index in 0..<max(words.count, other.words.count) {
      if index == result.words.count { result.words.append(0) }
      let added = index < other.words.count ? UInt64(other.words[index]) : 0
      let sum = UInt64(result.words[index]) + added + carry
      result.words[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    if carry > 0 { result.words.append(UInt32(carry)) }
    return result
  }

  /// - Parameter other: Not more than this.
  mutating func subtract(_ other: Whole) {
    var borrow: Int64 = 0
    for index in words.indices {
      let taken = index < other.words.count ? Int64(other.words[index]) : 0
      let difference = Int64(words[index]) - taken - borrow
      words[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? 1 : 0
    }
    trim()
  }

  /// Below 0, 0 or above 0 as this number is less, equal or more.
  func compare(_ other: Whole) -> Int {
    if words.count != other.words.count { return words.count < other.words.count ? -1 : 1 }
    for index in words.indices.reversed() where words[index] != other.words[index] {
      return words[index] < other.words[index] ? -1 : 1
    }
    return 0
  }

  private mutating func trim() { while words.last == 0 { words.removeLast() } }
}
