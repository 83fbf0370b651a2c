import ZoeFilm
import ZoeGeometry

// Key-value coding: animatable key paths, a few others, and keys that nobody knows, which are kept.

extension CALayer {
  func keyedValue(_ keyPath: String) -> Any? {
    if keyPath == LayerProperty.contents.keyPath { return contents }
    if let target = KeyPathParser.target(keyPath, for: node.special.kind) {
      return node[target.property]?.part(target.part).flatMap(ValueBoundary.any)
    }
    switch keyPath {
    case "frame": return frame
    case "name": return name
    case "delegate": return delegate
    case "contents": return contents
    case "sublayers": return sublayers
    case "mask": return mask
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    case "duration": return duration
    default: return state.extra[keyPath]
    }
  }

  func setKeyedValue(_ value: Any?, _ keyPath: String) {
    guard keyPath != LayerProperty.contents.keyPath,
      let target = KeyPathParser.target(keyPath, for: node.special.kind)
    else { return setOtherKey(keyPath, value) }
    guard let whole = node[target.property], let part = whole.part(target.part) else { return }
    let new: Value?
    if value == nil {
      // nil is 0 for numbers (facts row F8.10) and nothing for what can be nothing.
      new = CALayer.nothing(part.kind)
    } else {
      new = ValueBoundary.value(value, kind: part.kind)
    }
    guard let new, let changed = whole.setting(target.part, to: new) else {
      return ValueBoundary.note(value, keyPath: keyPath)
    }
    if case .rect(let rect) = changed, target.property == .bounds {
      bounds = CGRect(rect)
    } else {
      change(target.property) { $0[target.property] = changed }
    }
  }

  private static func nothing(_ kind: ValueKind) -> Value? {
    switch kind {
    case .number: .number(0)
    case .flag: .flag(false)
    case .color: .color(nil)
    case .colors: .colors([])
    case .numbers: .numbers([])
    case .path: .path(nil)
    case .image: .image(nil)
    case .point, .size, .rect, .transform: nil
    }
  }

  private func setOtherKey(_ key: String, _ value: Any?) {
    let number = ValueBoundary.number(value) ?? 0
    switch key {
    case "frame": if let rect = value as? CGRect { frame = rect }
    case "name": name = value as? String
    case "contents": contents = value
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "beginTime": beginTime = number
    case "duration": duration = number
    default:
      state.extra[key] = value
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
  }

  /// What Core Animation gives as defaults; others are nil (measured: layer default).
  static func standardValue(forKey key: String) -> Any? {
    switch key {
    case "opacity", "contentsScale", "rasterizationScale", "speed": 1.0
    case "shadowRadius": 3.0
    case "hidden", "masksToBounds", "shadowOpacity": 0.0
    case "anchorPoint": CGPoint(x: 0.5, y: 0.5)
    case "duration": Double.infinity
    default: nil
    }
  }
}
