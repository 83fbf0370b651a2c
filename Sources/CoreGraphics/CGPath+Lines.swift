import ZoeGeometry

// Paths made of a path's lines: its outline when stroked, and its dashes.

extension CGPath {
  /// The outline of this path's stroke, to be filled by the winding rule.
  ///
  /// Curves become chords that stay within a tenth of a point of them.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    style.width = Double(lineWidth)
    style.cap = lineCap.zoeCap
    style.join = lineJoin.zoeJoin
    style.miterLimit = Double(miterLimit)
    let outline = Path(filmPath.strokeOutline(style, tolerance: CGPath.chordTolerance))
    return CGPath(outline.transformed(by: transform.affine))
  }

  /// The dashes of this path, each a subpath of its own (facts row F9.7).
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = filmPath.flattened(tolerance: CGPath.chordTolerance)
      .dashed(lengths.map { Double($0) }, phase: Double(phase))
    return CGPath(Path(dashes).transformed(by: transform.affine))
  }

  /// This path with its curves as chords.
  ///
  /// - Parameter threshold: How far a chord may be from its curve. Points, above 0.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(Path(filmPath.flattened(tolerance: max(Double(threshold), 1e-6))))
  }

  /// Below what a 3x screen can show. Points.
  private static let chordTolerance = 0.1
}

extension Path {
  fileprivate init(_ lines: [Polyline]) {
    var elements: [PathElement] = []
    for line in lines {
      guard let first = line.points.first else { continue }
      elements.append(.move(first))
      elements += line.points.dropFirst().map { .line($0) }
      if line.isClosed { elements.append(.close) }
    }
    self.init(elements)
  }
}
