import ZoeFilm
import ZoeGeometry

/// The one place where `Any` becomes a `Value`. On Linux a Double in `Any` is no CGFloat and no
/// NSNumber, so every numeric type is asked by itself.
package enum ValueBoundary {
  package static func number(_ any: Any?) -> Double? {
    switch any {
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let float as Float: float.shortest
    case let real as any BinaryFloatingPoint: Double(real)
    case let whole as any BinaryInteger: Double(whole)
    case let text as String: Double(text) ?? 0
    default: nil
    }
  }

  /// The value as the kind that a property holds; nil where it cannot be one.
  package static func value(_ any: Any?, kind: ValueKind) -> Value? {
    if let boxed = any as? NSValue, let value = boxedValue(boxed, kind) { return value }
    switch kind {
    case .number: return number(any).map(Value.number)
    case .flag: return number(any).map { .flag($0 != 0) }
    case .point:
      if let size = any as? CGSize { return .point(Point(Double(size.width), Double(size.height))) }
      return (any as? CGPoint).map { .point($0.point) }
    case .size:
      if let point = any as? CGPoint { return .size(Size(Double(point.x), Double(point.y))) }
      return (any as? CGSize).map { .size($0.zoeSize) }
    case .rect: return (any as? CGRect).map { .rect($0.rect) }
    case .color: return color(any).map { .color($0) }
    case .colors: return colors(any).map(Value.colors)
    case .numbers: return numbers(any).map(Value.numbers)
    case .transform:
      if let affine = any as? CGAffineTransform { return .transform(Matrix4(affine.affine)) }
      return (any as? CATransform3D).map { .transform($0.matrix) }
    case .path: return (any as? CGPath).map { .path($0.filmPath) }
    case .image: return nil
    }
  }

  /// Geometry in an NSValue, as older code writes them.
  private static func boxedValue(_ boxed: NSValue, _ kind: ValueKind) -> Value? {
    guard !(boxed is NSNumber) else { return nil }
    let type = String(cString: boxed.objCType)
    switch kind {
    case .point where type == pointType: return .point(boxed.pointValue.point)
    case .size where type == sizeType: return .size(boxed.sizeValue.zoeSize)
    case .rect where type == rectType: return .rect(boxed.rectValue.rect)
    case .transform where boxed.numbers(16) != nil:
      return .transform(boxed.caTransform3DValue.matrix)
    case .transform:
      guard let n = boxed.numbers(6) else { return nil }
      return .transform(Matrix4(Affine(n[0], n[1], n[2], n[3], n[4], n[5])))
    case .point, .size, .rect, .number, .flag, .color, .colors, .numbers, .path, .image:
      return nil
    }
  }

  private static let pointType = String(cString: NSValue(point: .zero).objCType)
  private static let sizeType = String(cString: NSValue(size: .zero).objCType)
  private static let rectType = String(cString: NSValue(rect: .zero).objCType)

  private static func color(_ any: Any?) -> Color? { (any as? CGColor)?.filmColor }

  private static func colors(_ any: Any?) -> [Color]? {
    guard let list = any as? [Any] else { return nil }
    let found = list.compactMap { color($0) }
    return found.count == list.count ? found : nil
  }

  private static func numbers(_ any: Any?) -> [Double]? {
    guard let list = any as? [Any] else { return nil }
    let found = list.compactMap { number($0) }
    return found.count == list.count ? found : nil
  }

  /// The other way, as Apple's key-value coding gives values out.
  package static func any(_ value: Value) -> Any? {
    switch value {
    case .number(let n): n
    case .flag(let on): on
    case .point(let p): CGPoint(p)
    case .size(let s): CGSize(s)
    case .rect(let r): CGRect(r)
    case .color(let color): color.map(CGColor.init)
    case .colors(let colors): colors.map { CGColor($0) }
    case .numbers(let list): list.map { NSNumber(value: $0) }
    case .transform(let m): CATransform3D(m)
    case .path(let path): path.map(CGPath.init)
    case .image: nil
    }
  }

  package static func note(_ any: Any?, keyPath: String) {
    let type = any.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    World.current.add(
      note: WorldNote(
        code: "ZOE2106", message: "a value of type \(type) cannot stand for \(keyPath)"))
  }
}
