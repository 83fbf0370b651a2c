import Testing
import ZoeFilm
import ZoeGeometry
import ZoeRaster

@Suite struct StrokeAreaTests {
  private let line = Path([.move(Point(20, 20)), .line(Point(80, 20))])

  @Test func `a ring covers circumference times width`() {
    let ring = Path.ellipse(in: Rect(20, 20, 160, 160))

    let drawn = area(DisplayList(200, 200, ring, mode: .stroke(StrokeStyle(10))))

    #expect(abs(drawn / 5026.548246 - 1) < 1e-3)
  }

  @Test func `half a ring with round caps gains one circle`() {
    let ring = Path.ellipse(in: Rect(20, 20, 160, 160))
    var style = StrokeStyle(10, cap: .round)
    style.start = 0.25
    style.end = 0.75

    #expect(abs(area(DisplayList(200, 200, ring, mode: .stroke(style))) / 2591.813939 - 1) < 1e-3)
  }

  @Test(arguments: [(LineCap.butt, 600.0), (.square, 700.0), (.round, 678.539816)])
  func `caps add nothing, a square or a circle`(cap: LineCap, expected: Double) {
    let drawn = area(DisplayList(100, 40, line, mode: .stroke(StrokeStyle(10, cap: cap))))

    #expect(abs(drawn / expected - 1) < 1e-3)
  }

  @Test(arguments: [(LineJoin.miter, 1100.0), (.bevel, 1087.5), (.round, 1094.634954)])
  func `a corner's join adds a square, half of it or a quarter circle`(
    join: LineJoin, expected: Double
  ) {
    let corner = Path([.move(Point(20, 20)), .line(Point(75, 20)), .line(Point(75, 75))])

    let drawn = area(DisplayList(100, 100, corner, mode: .stroke(StrokeStyle(10, join: join))))

    #expect(abs(drawn / expected - 1) < 1e-3)
  }

  @Test func `a closed square has four mitred corners`() {
    let square = Path.rect(Rect(20, 20, 60, 60))

    #expect(area(DisplayList(100, 100, square, mode: .stroke(StrokeStyle(10)))) == 2400)
  }

  @Test func `a subpath of no length is a dot under round caps alone`() {
    let dot = Path([.move(Point(20, 20)), .line(Point(20, 20))])

    let round = area(DisplayList(40, 40, dot, mode: .stroke(StrokeStyle(20, cap: .round))))

    #expect(abs(round / 314.159265 - 1) < 1e-3)
    #expect(area(DisplayList(40, 40, dot, mode: .stroke(StrokeStyle(20)))) == 0)
  }

  @Test func `a start that meets the end draws nothing`() {
    var style = StrokeStyle(10, cap: .round)
    style.start = 0.5
    style.end = 0.5

    #expect(area(DisplayList(100, 40, line, mode: .stroke(style))) == 0)
  }

  @Test func `dashes draw their share`() {
    var style = StrokeStyle(10)
    style.dash = [10, 5]

    #expect(area(DisplayList(100, 40, line, mode: .stroke(style))) == 400)
  }

  @Test func `a transform stretches the pen with the path`() {
    var list = DisplayList(200, 40, line, mode: .stroke(StrokeStyle(10)))
    guard case .shape(var item) = list.items[0] else { return }
    item.transform = .scale(2, 1)
    list.items = [.shape(item)]

    #expect(area(list) == 1200)
  }

  @Test func `a line wider than its curve covers a disc`() {
    let tight = Path.ellipse(in: Rect(45, 45, 10, 10))

    let drawn = area(DisplayList(100, 100, tight, mode: .stroke(StrokeStyle(40))))

    #expect(abs(drawn / 1963.495408 - 1) < 2e-3)
  }
}
