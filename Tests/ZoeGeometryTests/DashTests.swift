import Testing
import ZoeGeometry

/// Facts row F9.7.
@Suite struct DashTests {
  private let line = [Polyline(points: [Point(0, 0), Point(10, 0)])]

  private func spans(_ dash: [Double], phase: Double = 0) -> [[Double]] {
    line.dashed(dash, phase: phase).map { [$0.points[0].x, $0.points[$0.points.count - 1].x] }
  }

  @Test func `dashes and gaps take turns`() {
    #expect(spans([3, 2]) == [[0, 3], [5, 8]])
  }

  @Test func `the phase shifts into the pattern`() {
    #expect(spans([3, 2], phase: 4) == [[1, 4], [6, 9]])
    #expect(spans([3, 2], phase: -1) == [[1, 4], [6, 9]])
  }

  @Test func `an odd pattern repeats to become even`() {
    #expect(spans([4]) == [[0, 4], [8, 10]])
  }

  @Test func `negative lengths count by size`() {
    #expect(spans([-3, 2]) == [[0, 3], [5, 8]])
  }

  @Test func `a pattern that sums to nothing draws nothing`() {
    #expect(spans([0, 0]).isEmpty)
  }

  @Test func `a dash of no length stays as a dot`() {
    #expect(spans([0, 4]) == [[0, 0], [4, 4], [8, 8]])
  }

  @Test func `a closed line's last dash does not join its first`() {
    let square = Polyline(
      points: [Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], isClosed: true)

    let dashes = [square].dashed([6, 4], phase: 0)

    #expect(
      dashes == [
        Polyline(points: [Point(0, 0), Point(4, 0), Point(4, 2)]),
        Polyline(points: [Point(2, 4), Point(0, 4), Point(0, 0)]),
      ])
  }
}
