import Testing
import ZoeGeometry

@Suite struct TrimTests {
  private let two = [
    Polyline(points: [Point(0, 0), Point(10, 0)]),
    Polyline(points: [Point(0, 5), Point(20, 5), Point(20, 15)]),
  ]

  @Test func `fractions count over all subpaths`() {
    #expect(
      two.trimmed(from: 0.125, to: 0.5) == [
        Polyline(points: [Point(5, 0), Point(10, 0)]),
        Polyline(points: [Point(0, 5), Point(10, 5)]),
      ])
  }

  @Test func `the whole stays as it is`() {
    #expect(two.trimmed(from: 0, to: 1) == two)
  }

  @Test func `a start at or past the end leaves nothing`() {
    #expect(two.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(two.trimmed(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func `a closed line opens where a part of it is kept`() {
    let square = [
      Polyline(points: [Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], isClosed: true)
    ]

    #expect(
      square.trimmed(from: 0.5, to: 1) == [
        Polyline(points: [Point(4, 4), Point(0, 4), Point(0, 0)])
      ])
  }

  @Test func `a longer part contains a shorter one`() {
    var last = 0.0
    for step in 1...40 {
      var length = 0.0
      for line in two.trimmed(from: 0.1, to: 0.1 + Double(step) / 50) { length += line.length }
      #expect(length > last)
      last = length
    }
  }
}
