import ZoeGeometry

/// A phone or tablet: its screen and the parts that its shape takes from a full-screen view. Portrait.
struct Device: Equatable, Sendable {
  let name: String
  /// Points.
  let width: Double
  let height: Double
  /// Pixels to a point.
  let scale: Double
  /// Points: top, left, bottom, right.
  let safeArea: [Double]

  static let all: [Device] = [
    Device("iphone-16", 393, 852, 3, top: 59, bottom: 34),
    Device("iphone-16-plus", 430, 932, 3, top: 59, bottom: 34),
    Device("iphone-16-pro", 402, 874, 3, top: 62, bottom: 34),
    Device("iphone-16-pro-max", 440, 956, 3, top: 62, bottom: 34),
    Device("iphone-15", 393, 852, 3, top: 59, bottom: 34),
    Device("iphone-14", 390, 844, 3, top: 47, bottom: 34),
    Device("iphone-13-mini", 375, 812, 3, top: 50, bottom: 34),
    Device("iphone-11", 414, 896, 2, top: 48, bottom: 34),
    Device("iphone-x", 375, 812, 3, top: 44, bottom: 34),
    Device("iphone-8", 375, 667, 2, top: 20, bottom: 0),
    Device("iphone-8-plus", 414, 736, 3, top: 20, bottom: 0),
    Device("iphone-se", 375, 667, 2, top: 20, bottom: 0),
    Device("iphone-5s", 320, 568, 2, top: 20, bottom: 0),
    Device("ipad", 820, 1180, 2, top: 24, bottom: 20),
    Device("ipad-mini", 744, 1133, 2, top: 24, bottom: 20),
    Device("ipad-pro-11", 834, 1194, 2, top: 24, bottom: 20),
    Device("ipad-pro-13", 1024, 1366, 2, top: 24, bottom: 20),
  ]

  static let standard = all[0]

  static func named(_ name: String) throws(Failure) -> Device {
    if let device = all.first(where: { $0.name == name.lowercased() }) { return device }
    let near = Spelling.nearest(to: name.lowercased(), in: all.map(\.name))
    let names = all.map(\.name).joined(separator: ", ")
    throw .usage("unknown device '\(name)' (there are \(names))", near: near)
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    safeArea = [top, 0, bottom, 0]
  }
}
