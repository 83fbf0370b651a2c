import ZoeGeometry

/// The outline that UIBezierPath gives a rounded rectangle (facts row F9.9): from the top edge's left
/// to the right and round, with corners that reach 1.528665 radii along each side.
///
/// Where a side is too short for two such corners the radius snaps to half of it: with both sides
/// short the outline is a capsule, with one it is half and half. That is Apple's own rule, jump
/// included.
struct ContinuousRoundedRect {
  var rect: CGRect
  var radius: CGFloat
  var corners: UIRectCorner

  /// How far a corner reaches along a side, in radii.
  static let reach = 1.528665

  var path: Path {
    guard radius > 0, rect.width > 0, rect.height > 0 else {
      return Path.rect(Rect(rect.minX, rect.minY, rect.width, rect.height))
    }
    var elements: [PathElement] = [.move(start)]
    for corner in Corner.all { add(corner, to: &elements) }
    elements.append(.close)
    return Path(elements)
  }

  private var shortAcross: Bool { rect.width < 2 * ContinuousRoundedRect.reach * radius }
  private var shortDown: Bool { rect.height < 2 * ContinuousRoundedRect.reach * radius }

  private var start: Point {
    let left =
      shortAcross ? rect.width / 2 : ContinuousRoundedRect.reach * radius
    return Point(rect.minX + (corners.contains(.topLeft) ? left : 0), rect.minY)
  }

  private func add(_ corner: Corner, to elements: inout [PathElement]) {
    let place = Point(
      corner.isRight ? rect.maxX : rect.minX, corner.isBottom ? rect.maxY : rect.minY)
    guard corners.contains(corner.name) else {
      elements.append(.line(place))
      return
    }
    let (intoShort, outShort) =
      corner.entersAcross ? (shortAcross, shortDown) : (shortDown, shortAcross)
    let isSnapped = intoShort || outShort
    let size = isSnapped ? min(rect.width, rect.height) / 2 : radius
    /// A place by its distances, in radii, back along the side that leads in and on along the other.
    func at(_ u: Double, _ v: Double) -> Point {
      Point(
        place.x + (corner.backX * u + corner.onX * v) * size,
        place.y + (corner.backY * u + corner.onY * v) * size)
    }
    func line(_ u: Double, _ v: Double) { elements.append(.line(at(u, v))) }
    func cubic(_ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double)) {
      elements.append(
        .cubic(control1: at(a.0, a.1), control2: at(b.0, b.1), end: at(c.0, c.1)))
    }
    switch (intoShort, outShort) {
    case (false, false):
      line(1.528665, 0)
      cubic((1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139))
      line(0.63149379, 0.07491139)
      cubic((0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379))
      cubic((0, 0.86840694), (0, 1.08849296), (0, 1.528665))
    case (true, true):
      line(1, 0)
      cubic((0.44771525, 0), (0, 0.44771525), (0, 1))
    case (false, true):
      line(1.509915, 0)
      cubic((1.06974296, 0), (0.84965694, 0), (0.61274379, 0.07491139))
      cubic((0.24485767, 0.2088108), (0, 0.558504), (0, 0.95))
      line(0, 1)
    case (true, false):
      line(0.95, 0)
      cubic((0.558504, 0), (0.2088108, 0.24485767), (0.07491139, 0.61274379))
      cubic((0, 0.84965694), (0, 1.06974296), (0, 1.509915))
    }
  }
}

/// A corner, met while going round clockwise from the top edge.
private struct Corner {
  var name: UIRectCorner
  var isRight: Bool
  var isBottom: Bool
  /// Whether the side that leads in is the top or the bottom one.
  var entersAcross: Bool

  static let all = [
    Corner(name: .topRight, isRight: true, isBottom: false, entersAcross: true),
    Corner(name: .bottomRight, isRight: true, isBottom: true, entersAcross: false),
    Corner(name: .bottomLeft, isRight: false, isBottom: true, entersAcross: true),
    Corner(name: .topLeft, isRight: false, isBottom: false, entersAcross: false),
  ]

  // From the corner back along the side that leads in, and on along the side that leads out.
  var backX: Double { entersAcross ? (isRight ? -1 : 1) : 0 }
  var backY: Double { entersAcross ? 0 : (isBottom ? -1 : 1) }
  var onX: Double { entersAcross ? 0 : (isRight ? -1 : 1) }
  var onY: Double { entersAcross ? (isBottom ? -1 : 1) : 0 }
}
