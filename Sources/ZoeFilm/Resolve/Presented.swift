import ZoeGeometry

extension LayerNode {
  /// This layer with every track applied at an instant, in the order of adding; it carries no tracks
  /// then.
  ///
  /// - Parameter localTime: Seconds, in the layer's own time.
  public func presented(at localTime: Double) -> LayerNode {
    if tracks.isEmpty { return self }
    var node = self
    for track in tracks { node.apply(track, at: localTime) }
    node.tracks = []
    return node
  }

  private mutating func apply(_ track: Track, at localTime: Double) {
    guard let moment = track.moment(at: localTime),
      let whole = self[track.target.property], let below = whole.part(track.target.part),
      let value = track.value(over: below, at: moment),
      let changed = whole.setting(track.target.part, to: value)
    else { return }
    self[track.target.property] = changed
    if let heading = track.heading(at: moment) {
      transform = transform.then(.rotationZ(heading))
    }
  }
}

extension Scene {
  /// A film time in the time of one layer, through the clocks of everything above it. A layer outside
  /// the tree has the film's own time above it.
  public func localTime(of id: LayerID, at time: Double) -> Double {
    let parents = parents
    var chain: [LayerID] = []
    var next: LayerID? = id
    while let layer = next, chain.count <= parents.count {
      chain.append(layer)
      next = layer.number < UInt32(parents.count) ? parents[Int(layer.number)] : nil
    }
    return chain.reversed().reduce(time) { parent, layer in
      self[layer]?.timing.local(parent) ?? parent
    }
  }

  /// One layer as it shows at a film time; nil where there is no such layer.
  public func presented(_ id: LayerID, at time: Double) -> LayerNode? {
    self[id]?.presented(at: localTime(of: id, at: time))
  }

  /// Whose child or mask each layer is, by layer number. What is claimed twice keeps the first claim.
  var parents: [LayerID?] {
    var result: [LayerID?] = Array(repeating: nil, count: layers.count)
    for case let node? in layers {
      for child in node.children + [node.mask].compactMap({ $0 })
      where Int(child.number) < result.count && result[Int(child.number)] == nil && child != node.id
      {
        result[Int(child.number)] = node.id
      }
    }
    return result
  }
}
