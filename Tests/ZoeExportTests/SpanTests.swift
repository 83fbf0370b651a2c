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

/// A dot that breathes for ever, 1 s a breath, from an instant on.
private func breathing(from begin: Double) -> Film {
  var dot = LayerNode(id: LayerID(0))
  var timing = MediaTiming()
  timing.begin = begin
  timing.duration = 1
  timing.repeatCount = .infinity
  dot.tracks = [
    Track(
      target: KeyTarget(.opacity), times: [TimeLink(timing)],
      effect: .basic(from: .value(.number(0)), to: .value(.number(1)), function: nil))
  ]
  var film = film(end: 0, settled: true)
  film.commits = [Commit(time: 0, root: LayerID(0), changed: [dot])]
  return film
}

@Suite struct SpanTests {
  @Test func `a loop leaves out its lead-in and says so`() {
    let span = Span(of: breathing(from: 0.3), seeksLoop: true)

    #expect(span.from == 0.3 && span.to == 1.3)
    #expect(span.note?.code == "ZOE4003")
  }

  @Test func `a lead-in that is longer than the period is shown, as is one that is asked for`() {
    #expect(Span(of: breathing(from: 3), seeksLoop: true).from == 0)
    #expect(Span(of: breathing(from: 0.3), from: 0, seeksLoop: true).to == 1.3)
  }

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
