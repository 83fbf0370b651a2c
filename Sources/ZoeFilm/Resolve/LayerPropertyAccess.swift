import ZoeGeometry

extension LayerNode {
  /// A property's model value; nil where this kind of layer has no such property.
  public subscript(property: LayerProperty) -> Value? {
    get { nil }
    set {}
  }
}
