/// The kinds of layers, which decide what properties there are.
public enum LayerKind: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case plain, shape, gradient
}

/// Reads Core Animation's key paths, such as `transform.scale.x`.
public enum KeyPathParser {
  /// What a key path names on a kind of layer; nil where it names nothing that can animate.
  public static func target(_ keyPath: String, for kind: LayerKind) -> KeyTarget? { nil }
}
