import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct ExtentTests {
  func film(_ tracks: Track..., speed: Double = 1) -> Film {
    var film = Film(canvas: Canvas(size: Size(10, 10), scale: 1))
    var root = LayerNode(id: LayerID(0))
    root.children = [LayerID(1)]
    root.timing.speed = speed
    var node = LayerNode(id: LayerID(1))
    node.tracks = tracks
    film.commits = [Commit(time: 0.5, root: LayerID(0), changed: [root, node])]
    return film
  }

  func endless(_ seconds: Double) -> Track {
    track("opacity", basic(0, 1)) {
      $0.duration = seconds
      $0.repeatCount = .infinity
    }
  }

  @Test func `a film without tracks ends with its last commit`() {
    let extent = film().extent

    #expect(extent.lastChange == 0.5)
    #expect(!extent.isEndless)
    #expect(extent.period == nil)
  }

  @Test func `the last track's end is the film's`() {
    #expect(film(track("opacity", basic(0, 1)) { $0.begin = 2 }).extent.lastChange == 3)
  }

  @Test func `a track in a slow layer ends later`() {
    #expect(film(track("opacity", basic(0, 1)), speed: 0.5).extent.lastChange == 2)
  }

  @Test func `a paused layer's tracks change nothing`() {
    #expect(!film(endless(1), speed: 0).extent.isEndless)
  }

  @Test func `one endless track has its own period`() {
    let extent = film(endless(12)).extent

    #expect(extent.isEndless)
    #expect(extent.period == 12)
  }

  @Test func `an endless track that begins late is a change until then`() {
    var late = endless(1)
    late.times[0].timing.begin = 4

    #expect(film(late).extent.lastChange == 4)
  }

  @Test(arguments: [
    (1.0, 1.5, 3.0), (0.4, 1.0, 2.0), (0.75, 0.75, 0.75), (1.0 / 3, 0.25, 1.0), (2.5, 4, nil),
    (3, 3.1, nil),
  ])
  func `several meet at their least common period within 10 s`(
    a: Double, b: Double, period: Double?
  ) {
    let found = film(endless(a), endless(b)).extent.period

    #expect(found.map { ($0 * 1000).rounded() } == period.map { $0 * 1000 })
  }

  @Test func `a track that a later commit removed does not count`() {
    var film = film(endless(1))
    film.commits.append(
      Commit(time: 2, root: LayerID(0), changed: [LayerNode(id: LayerID(1))]))

    #expect(!film.extent.isEndless)
    #expect(film.extent.lastChange == 2)
  }
}
