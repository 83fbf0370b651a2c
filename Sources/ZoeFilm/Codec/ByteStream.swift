import ZoeGeometry

/// Grows a film's bytes.
struct FilmWriter {
  var bytes: [UInt8] = []

  /// Seven bits a byte, low ones first.
  mutating func natural(_ value: UInt64) {
    var rest = value
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ value: Int) { natural(UInt64(max(value, 0))) }
  mutating func byte(_ value: UInt8) { bytes.append(value) }
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func double(_ value: Double) {
    var bits = value.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func string(_ value: String) {
    let utf8 = Array(value.utf8)
    count(utf8.count)
    bytes += utf8
  }

  mutating func list<Element>(_ list: [Element], _ write: (inout FilmWriter, Element) -> Void) {
    count(list.count)
    for element in list { write(&self, element) }
  }

  mutating func optional<Wrapped>(_ value: Wrapped?, _ write: (inout FilmWriter, Wrapped) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }
}

/// Takes a film's bytes apart, checking each step.
struct FilmReader {
  let bytes: [UInt8]
  /// Where the next byte is.
  var offset: Int

  func malformed(_ what: String) -> FilmError { .malformed(offset: offset, what: what) }

  mutating func byte() throws(FilmError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(offset: bytes.count) }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func natural() throws(FilmError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let next = try byte()
      if shift == 63 && next > 1 { break }
      value |= UInt64(next & 127) << shift
      if next < 128 { return value }
    }
    throw malformed("a number of at most 64 bits")
  }

  /// A number of things that take at least `size` bytes each: more than the rest can hold is refused
  /// before anything is made.
  mutating func count(of size: Int = 1) throws(FilmError) -> Int {
    let count = try natural()
    guard count <= UInt64((bytes.count - offset) / size) else {
      throw .truncated(offset: bytes.count)
    }
    return Int(count)
  }

  mutating func number32() throws(FilmError) -> UInt32 {
    guard let value = UInt32(exactly: try natural()) else { throw malformed("a 32-bit number") }
    return value
  }

  mutating func flag() throws(FilmError) -> Bool {
    let value = try byte()
    guard value < 2 else { throw malformed("a flag") }
    return value == 1
  }

  /// Any bit pattern: what is not finite draws nothing, but is not refused.
  mutating func double() throws(FilmError) -> Double {
    guard bytes.count - offset >= 8 else { throw .truncated(offset: bytes.count) }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    offset += 8
    return Double(bitPattern: bits)
  }

  mutating func string() throws(FilmError) -> String {
    let length = try count()
    offset += length
    return String(decoding: bytes[offset - length..<offset], as: UTF8.self)
  }

  mutating func list<Element>(
    of size: Int = 1, _ read: (inout FilmReader) throws(FilmError) -> Element
  ) throws(FilmError) -> [Element] {
    var list: [Element] = []
    for _ in 0..<(try count(of: size)) { list.append(try read(&self)) }
    return list
  }

  mutating func optional<Wrapped>(
    _ read: (inout FilmReader) throws(FilmError) -> Wrapped
  ) throws(FilmError) -> Wrapped? {
    try flag() ? try read(&self) : nil
  }

  /// A case by its number.
  mutating func choice<Case: RawRepresentable>(_ what: String) throws(FilmError) -> Case
  where Case.RawValue == UInt8 {
    guard let value = Case(rawValue: try byte()) else { throw malformed(what) }
    return value
  }
}
