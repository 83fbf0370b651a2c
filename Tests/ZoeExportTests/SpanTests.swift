import Testing
import ZoeFilm
import ZoeGeometry

@testable import ZoeExport

private func film(end: Double, settled: Bool) -> Film {
  var film = Film(canvas: Canvas(size: Size(4, 4), scale: 1))
  film.commits = [Commit(time: end, root: LayerID(0), changed: [])]
  film.end = end
  film.settled = settled
  return film
}

@Suite struct SpanTests {
  @Test func `a film that settles ends with its last change`() {
    #expect(Span(of: film(end: 4, settled: true)) == Span(from: 0, to: 4))
  }

  @Test func `a film that never settles is cut after 5 s with a note`() {
    let span = Span(of: film(end: 30, settled: false))

    #expect(span.to == 5)
    #expect(span.note?.code == "ZOE4001")
  }

  @Test func `a given end counts, and cuts off what comes later`() {
    #expect(Span(of: film(end: 4, settled: true), to: 2).cutsOff)
    #expect(!Span(of: film(end: 4, settled: true), to: 6).cutsOff)
  }

  @Test func `an instant after a settled end is refused`() {
    let film = film(end: 4, settled: true)

    #expect(throws: ExportError.beyondEnd(instant: "99.00 s", end: 4)) {
      try Span(of: film).check(99, of: film)
    }
  }
}
