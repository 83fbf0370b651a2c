extension Path {
  /// The cubic's handle for a quarter circle of radius 1 (facts F9.3).
  static let kappa = 0.5522847498307936

  /// An ellipse from three o'clock, clockwise on a y-down screen (facts F9.3).
  public static func ellipse(in r: Rect) -> Path {
    let (rx, ry) = (r.size.width / 2, r.size.height / 2)
    let (cx, cy) = (r.minX + rx, r.minY + ry)
    let (kx, ky) = (rx * kappa, ry * kappa)
    return Path([
      .move(Point(r.maxX, cy)),
      .cubic(
        control1: Point(r.maxX, cy + ky), control2: Point(cx + kx, r.maxY), end: Point(cx, r.maxY)),
      .cubic(
        control1: Point(cx - kx, r.maxY), control2: Point(r.minX, cy + ky), end: Point(r.minX, cy)),
      .cubic(
        control1: Point(r.minX, cy - ky), control2: Point(cx - kx, r.minY), end: Point(cx, r.minY)),
      .cubic(
        control1: Point(cx + kx, r.minY), control2: Point(r.maxX, cy - ky), end: Point(r.maxX, cy)),
      .close,
    ])
  }

  /// A rectangle with elliptical corners, from the middle of its right side (facts F9.3).
  ///
  /// - Parameter corners: As in `LayerNode.maskedCorners`; the others stay square.
  public static func roundedRect(
    _ r: Rect, cornerWidth w: Double, cornerHeight h: Double, corners: UInt8 = 15
  ) -> Path {
    func size(_ bit: UInt8) -> Size { corners & bit != 0 ? Size(w, h) : .zero }
    let (topLeft, topRight, bottomLeft, bottomRight) = (size(1), size(2), size(4), size(8))
    var path = Path([.move(Point(r.maxX, r.midY))])
    func corner(_ from: Point, _ vertex: Point, _ to: Point) {
      path.elements.append(.line(from))
      guard from != to else { return }
      path.elements.append(
        .cubic(
          control1: from.mixed(with: vertex, kappa), control2: to.mixed(with: vertex, kappa),
          end: to))
    }
    corner(
      Point(r.maxX, r.maxY - bottomRight.height), Point(r.maxX, r.maxY),
      Point(r.maxX - bottomRight.width, r.maxY))
    corner(
      Point(r.minX + bottomLeft.width, r.maxY), Point(r.minX, r.maxY),
      Point(r.minX, r.maxY - bottomLeft.height))
    corner(
      Point(r.minX, r.minY + topLeft.height), Point(r.minX, r.minY),
      Point(r.minX + topLeft.width, r.minY))
    corner(
      Point(r.maxX - topRight.width, r.minY), Point(r.maxX, r.minY),
      Point(r.maxX, r.minY + topRight.height))
    path.elements.append(.close)
    return path
  }
}
