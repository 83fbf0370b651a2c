/// Reads Core Animation's key paths, such as `transform.scale.x`.
public enum KeyPathParser {
  /// What a key path names on a kind of layer; nil where it names nothing that can animate.
  public static func target(_ keyPath: String, for kind: LayerKind) -> KeyTarget? {
    let bytes = Array(keyPath.utf8)
    let dot = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    let suffix = bytes.dropFirst(dot + 1)
    if dot < bytes.count && suffix.isEmpty { return nil }
    for property in LayerProperty.allCases
    where bytes.prefix(dot).elementsEqual(property.keyPath.utf8) {
      guard property.owner == nil || property.owner == kind else { return nil }
      if dot == bytes.count { return KeyTarget(property) }
      for part in property.kind.parts where suffix.elementsEqual(part.suffix.utf8) {
        return KeyTarget(property, part)
      }
    }
    return nil
  }
}

extension KeyTarget {
  /// The key path in Core Animation's spelling.
  public var keyPath: String {
    part == .whole ? property.keyPath : property.keyPath + "." + part.suffix
  }
}

extension ValueKind {
  /// The parts that key paths can name.
  var parts: [KeyPart] {
    switch self {
    case .point: [.x, .y]
    case .size: [.width, .height]
    case .rect: [.origin, .originX, .originY, .size, .sizeWidth, .sizeHeight]
    case .transform:
      [
        .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ,
        .translation, .translationX, .translationY, .translationZ,
      ]
    case .number, .flag, .color, .colors, .numbers, .path, .image: []
    }
  }
}

extension KeyPart {
  /// The part's name behind the property's and a dot; "" for the whole.
  var suffix: String {
    switch self {
    case .whole: ""
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .origin: "origin"
    case .size: "size"
    case .originX: "origin.x"
    case .originY: "origin.y"
    case .sizeWidth: "size.width"
    case .sizeHeight: "size.height"
    case .rotation: "rotation"
    case .rotationX: "rotation.x"
    case .rotationY: "rotation.y"
    case .rotationZ: "rotation.z"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translation: "translation"
    case .translationX: "translation.x"
    case .translationY: "translation.y"
    case .translationZ: "translation.z"
    }
  }
}
