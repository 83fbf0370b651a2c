import ZoeGeometry

extension Film {
  /// What display lists leave out or only approximate, each said once with the first layer it meets.
  public var drawingNotes: [Note] {
    var notes: [Note] = []
    func note(_ code: String, _ node: LayerNode, _ what: String) {
      if notes.contains(where: { $0.code == code }) { return }
      let name = node.name.isEmpty ? "a layer" : node.name
      notes.append(Note(code: code, message: name + ": " + what))
    }
    for commit in commits {
      for node in commit.changed {
        if !node.transform.keepsPlaneAffine || !node.sublayerTransform.keepsPlaneAffine
          || (node.sublayerTransform.m34 != 0 || node.transform.m34 != 0)
        {
          note("ZOE1402", node, "perspective is drawn as the nearest plane transform")
        }
        if node.contents != nil || node.drives(.contents) {
          note("ZOE1403", node, "contents are not drawn yet")
        }
      }
    }
    return notes.sorted { $0.code < $1.code }
  }
}

extension LayerNode {
  fileprivate func drives(_ property: LayerProperty) -> Bool {
    tracks.contains { $0.target.property == property }
  }
}
