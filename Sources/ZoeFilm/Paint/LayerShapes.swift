import ZoeGeometry

// The outlines that a layer's own properties make, in the layer's points.
extension LayerNode {
  /// The bounds with their corners; what the background fills and `masksToBounds` clips to.
  var outline: Path { outline(inset: 0) }

  /// The border: between the bounds' outline and one a border's width inside it (facts row F8.4). It is
  /// filled by the even-odd rule.
  var borderRing: Path {
    let inner = bounds.insetBy(borderWidth, borderWidth)
    return inner.isEmpty
      ? outline : Path(outline.elements + outline(inset: borderWidth).elements)
  }

  private func outline(inset: Double) -> Path {
    let r = inset == 0 ? bounds : bounds.insetBy(inset, inset)
    let radius = max(cornerRadius - inset, 0)
    if radius == 0 || maskedCorners & 15 == 0 { return .rect(r) }
    let side = min(r.size.width, r.size.height)
    // Core Animation does not hold the radius to half a side (facts row F8.5).
    return hasContinuousCorners && side >= 2 * ContinuousCorner.reach * radius
      ? ContinuousCorner.rounded(r, radius, corners: maskedCorners)
      : .roundedRect(r, cornerWidth: radius, cornerHeight: radius, corners: maskedCorners)
  }
}

/// The corner that meets its sides without a jump in curvature: three cubics with joints off the circle
/// (facts row F9.9). Sides too short for it get circular corners.
private enum ContinuousCorner {
  /// Where the curve leaves the sides, in radii (facts row F9.10).
  static let reach = 1.528665

  /// Distances from the corner, in radii: back along the side that comes in and on along the one that
  /// leaves. Where it begins, then three for each cubic.
  static let points = [
    Point(1.528665, 0), Point(1.08849296, 0), Point(0.86840694, 0), Point(0.63149379, 0.07491139),
    Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383), Point(0.07491139, 0.63149379),
    Point(0, 0.86840694), Point(0, 1.08849296), Point(0, 1.528665),
  ]

  /// A rectangle with this curve in the wanted corners, from the left of its top side on.
  static func rounded(_ r: Rect, _ radius: Double, corners: UInt8) -> Path {
    let turns: [(bit: UInt8, corner: Point, back: Point, on: Point)] = [
      (2, Point(r.maxX, r.minY), Point(-1, 0), Point(0, 1)),
      (8, Point(r.maxX, r.maxY), Point(0, -1), Point(-1, 0)),
      (4, Point(r.minX, r.maxY), Point(1, 0), Point(0, -1)),
      (1, Point(r.minX, r.minY), Point(0, 1), Point(1, 0)),
    ]
    let inset = corners & 1 != 0 ? reach * radius : 0
    var elements: [PathElement] = [.move(Point(r.minX + inset, r.minY))]
    for turn in turns {
      if corners & turn.bit == 0 {
        elements.append(.line(turn.corner))
        continue
      }
      let placed = points.map { p in
        turn.corner + turn.back * (p.x * radius) + turn.on * (p.y * radius)
      }
      elements.append(.line(placed[0]))
      for index in stride(from: 1, to: placed.count, by: 3) {
        elements.append(
          .cubic(control1: placed[index], control2: placed[index + 1], end: placed[index + 2]))
      }
    }
    return Path(elements + [.close])
  }
}
