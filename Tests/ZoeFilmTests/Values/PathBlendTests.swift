import Testing
import ZoeFilm
import ZoeGeometry

/// Row V9 of Docs/semantics/timing.md.
@Suite struct PathBlendTests {
  @Test func `outlines of the same steps blend point by point`() {
    let small = Path.rect(Rect(0, 0, 10, 10))
    let large = Path.rect(Rect(0, 0, 20, 30))

    #expect(small.blended(with: large, 0.5) == .rect(Rect(0, 0, 15, 20)))
  }

  @Test func `outlines of other steps meet their ends without a jump`() {
    let triangle = Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(0, 10)), .close])
    let square = Path.rect(Rect(0, 0, 10, 10))

    let nearly = triangle.blended(with: square, 1e-9)

    #expect(nearly.elements.count == 6)
    #expect(nearly.elements.first == .move(Point(0, 0)))
  }

  @Test func `an outline of nothing is the other at once`() {
    #expect(Path().blended(with: .rect(Rect(0, 0, 1, 1)), 0.5) == .rect(Rect(0, 0, 1, 1)))
  }

  @Test func `a path missing at one end is missing on the way`() {
    #expect(Value.path(nil).blended(with: .path(.rect(.zero)), 0.5) == .path(nil))
  }
}
