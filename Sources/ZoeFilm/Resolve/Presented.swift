extension LayerNode {
  /// This layer with every track applied at an instant, in the order of adding.
  ///
  /// - Parameter localTime: Seconds, in the layer's own time.
  public func presented(at localTime: Double) -> LayerNode { self }
}

extension Scene {
  /// A film time in the time of one layer, through the clocks of everything above it.
  public func localTime(of id: LayerID, at time: Double) -> Double { time }

  /// One layer as it shows at a film time; nil where there is no such layer.
  public func presented(_ id: LayerID, at time: Double) -> LayerNode? {
    self[id]?.presented(at: localTime(of: id, at: time))
  }
}
