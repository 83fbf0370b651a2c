@_exported import UIKit

/// The user's scenes by name, filled by the generated file of the user's module:
///
///     SceneRegistry.add("ViewController", kind: .viewController) { ViewController() }
///     SceneRegistry.add("Ring", kind: .view) { Ring(frame: $0) }
///     SceneRegistry.add("Wave", kind: .layer) { Wave() }
public enum SceneRegistry {
  // One type a kind, so that `kind:` also picks the closure's type.
  public struct ViewControllerKind: Sendable { public static let viewController = Self() }
  public struct ViewKind: Sendable { public static let view = Self() }
  public struct LayerKind: Sendable { public static let layer = Self() }

  nonisolated(unsafe) static var controllers: [String: @MainActor () -> UIViewController] = [:]
  nonisolated(unsafe) static var views: [String: @MainActor (CGRect) -> UIView] = [:]
  nonisolated(unsafe) static var layers: [String: @MainActor () -> CALayer] = [:]

  public static func add(
    _ name: String, kind: ViewControllerKind, _ make: @escaping @MainActor () -> UIViewController
  ) {
    controllers[name] = make
  }

  public static func add(
    _ name: String, kind: ViewKind, _ make: @escaping @MainActor (CGRect) -> UIView
  ) {
    views[name] = make
  }

  /// The class is also known by itself, for `layerClass` and for presentation copies.
  public static func add<Layer: CALayer>(
    _ name: String, kind: LayerKind, _ make: @escaping @MainActor () -> Layer
  ) {
    layers[name] = make
    LayerFactory.makers[ObjectIdentifier(Layer.self)] = { MainActor.assumeIsolated { make() } }
  }
}
