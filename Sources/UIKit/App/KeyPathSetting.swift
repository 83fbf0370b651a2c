/// Follows dotted key paths such as `layer.cornerRadius` over responders and layers.
@MainActor enum KeyPathSetting {
  static func set(_ value: Any?, forKeyPath keyPath: String, on responder: UIResponder) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      responder.setValue(value, forKey: keyPath)
      return
    }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    let object = responder.value(forKey: String(keyPath[..<dot]))
    if let next = object as? UIResponder {
      next.setValue(value, forKeyPath: rest)
    } else if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: rest)
    }
  }

  static func value(forKeyPath keyPath: String, of responder: UIResponder) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return responder.value(forKey: keyPath) }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    let object = responder.value(forKey: String(keyPath[..<dot]))
    if let next = object as? UIResponder { return next.value(forKeyPath: rest) }
    if let layer = object as? CALayer { return layer.value(forKeyPath: rest) }
    return nil
  }
}

/// The boundary between key-value coding's `Any` and UIKit's types: numbers come in every width.
enum Keyed {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let x as CGFloat: x
    case let x as Double: CGFloat(x)
    case let x as Float: CGFloat(x)
    case let x as Int: CGFloat(x)
    case let x as Bool: x ? 1 : 0
    case let x as NSNumber: CGFloat(x.doubleValue)
    case let x as String: Double(x).map { CGFloat($0) }
    case _: nil
    }
  }

  static func flag(_ value: Any?) -> Bool {
    switch value {
    case let x as Bool: x
    case let x as String: (x as NSString).boolValue
    case _: (number(value) ?? 0) != 0
    }
  }
}
