import Testing
import ZoeGeometry

@Suite struct StrokeOutlineTests {
  @Test func `a butt line is a rectangle of its width`() {
    var style = StrokeStyle()
    style.width = 2

    let outline = Path([.move(Point(0, 0)), .line(Point(10, 0))])
      .strokeOutline(style, tolerance: 0.1)

    #expect(
      outline == [
        Polyline(points: [Point(0, 1), Point(10, 1), Point(10, -1), Point(0, -1)], isClosed: true)
      ])
  }

  @Test func `a sharp corner beyond the limit becomes a bevel`() {
    let corner = Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(0, 1))])
    var style = StrokeStyle()
    style.width = 2
    style.miterLimit = 30
    let mitred = corner.strokeOutline(style, tolerance: 0.1)
    style.miterLimit = 10
    let bevelled = corner.strokeOutline(style, tolerance: 0.1)

    // 1 / sin of half of 5.7 degrees: 20 widths.
    #expect(mitred[0].points.contains { $0.x > 29 })
    #expect(!bevelled[0].points.contains { $0.x > 11 })
  }

  @Test func `a width of nothing has no outline`() {
    var style = StrokeStyle()
    style.width = 0

    #expect(Path.rect(Rect(0, 0, 4, 4)).strokeOutline(style, tolerance: 0.1).isEmpty)
  }

  @Test func `a move alone shows no dot`() {
    var style = StrokeStyle()
    style.cap = .round

    #expect(Path([.move(Point(3, 3))]).strokeOutline(style, tolerance: 0.1).isEmpty)
  }
}
