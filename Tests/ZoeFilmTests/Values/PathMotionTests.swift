import Testing
import ZoeFilm
import ZoeGeometry

/// Rows K8–K10 of Docs/semantics/timing.md: a line to (100, 0), then a curve to (200, 100).
@Suite struct PathMotionTests {
  static let times = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]
  static let way = Path([
    .move(Point(0, 0)), .line(Point(100, 0)),
    .cubic(control1: Point(150, 0), control2: Point(200, 50), end: Point(200, 100)),
  ])

  static func follow(_ mode: CalculationMode, keyTimes: [Double] = [], _ way: Path = way)
    -> LayerNode
  {
    var keyframes = Keyframes(values: [])
    keyframes.path = way
    keyframes.mode = mode
    keyframes.keyTimes = keyTimes
    return layer(track("position", .keyframes(keyframes)))
  }

  static let rows: [(CalculationMode, [Double], [Double], [Double])] = [
    (
      .linear, [], [0, 20, 50, 100, 129.6, 168.75, 194.4, 199.94],
      [0, 0, 0, 0, 5.6, 31.25, 70.4, 97]
    ),
    (
      .linear, [0, 0.2, 1], [0, 50, 109.36, 153.61, 168.75, 186.88, 197.75, 199.98],
      [0, 0, 0.57, 18.46, 31.25, 54.65, 81.35, 98.13]
    ),
    (
      .paced, [], [0, 25.49, 63.72, 126.87, 149.72, 177.88, 195.99, 199.96],
      [0, 0, 0, 4.62, 15.82, 41.5, 74.98, 97.46]
    ),
    (.discrete, [], [0, 0, 0, 100, 100, 100, 100, 100], [0, 0, 0, 0, 0, 0, 0, 0]),
  ]

  @Test(arguments: rows)
  func `a path is followed as measured`(
    mode: CalculationMode, keyTimes: [Double], x: [Double], y: [Double]
  ) {
    let node = Self.follow(mode, keyTimes: keyTimes)

    let places = Self.times.map { node.presented(at: $0).position }

    #expect(near(places.map(\.x), x, 0.06))
    #expect(near(places.map(\.y), y, 0.06))
  }

  @Test func `closing a closed path takes no time`() {
    let square = Path([
      .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .line(Point(0, 0)), .close,
    ])

    #expect(near(Self.follow(.linear, square).presented(at: 1 / 3).position.x, 10))
  }

  @Test func `auto turns the layer along its way`() {
    var node = Self.follow(.linear, Path([.move(Point(0, 0)), .line(Point(0, 10))]))
    guard case .keyframes(var keyframes) = node.tracks[0].effect else { return }
    keyframes.rotation = .auto
    node.tracks[0].effect = .keyframes(keyframes)

    #expect(near(node.presented(at: 0.5).transform.plane, [0, 1, -1, 0]))
  }

  @Test func `autoReverse turns it the other way about`() {
    var node = Self.follow(.linear, Path([.move(Point(0, 0)), .line(Point(0, 10))]))
    guard case .keyframes(var keyframes) = node.tracks[0].effect else { return }
    keyframes.rotation = .autoReverse
    node.tracks[0].effect = .keyframes(keyframes)

    #expect(near(node.presented(at: 0.5).transform.plane, [0, -1, 1, 0]))
  }
}
