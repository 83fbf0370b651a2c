/// Carries one element's attributes into the `init(coder:)` of the object made from it.
///
/// A view is whole when UIView's own `init(coder:)` returns: frame, looks and subviews, as with Apple.
/// Answers to keys that user code asks for itself are empty.
@MainActor @preconcurrency final class NibCoder: NSCoder, ViewDecoding, ControllerDecoding {
  let element: NibElement
  let loader: NibLoader

  init(_ element: NibElement, _ loader: NibLoader) {
    self.element = element
    self.loader = loader
    super.init()
  }

  func decode(into view: UIView) { loader.fill(view, from: element) }
  func decode(into controller: UIViewController) { loader.fill(controller, from: element) }

  nonisolated override var allowsKeyedCoding: Bool { true }
  nonisolated override func containsValue(forKey key: String) -> Bool { false }
  nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
