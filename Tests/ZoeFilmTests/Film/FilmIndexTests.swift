import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct FilmIndexTests {
  /// A layer that moves a point to the right every tenth of a second, 1000 times; another comes and goes.
  static let film: Film = {
    var film = Film(canvas: Canvas(size: Size(10, 10), scale: 1))
    for tick in 0..<1000 {
      var node = LayerNode(id: LayerID(0))
      node.position.x = Double(tick)
      var commit = Commit(time: Double(tick) * 0.1, root: LayerID(0), changed: [node])
      if tick == 10 { commit.changed.append(LayerNode(id: LayerID(1))) }
      if tick == 20 { commit.removed = [LayerID(1)] }
      film.commits.append(commit)
    }
    return film
  }()

  @Test(arguments: [-1, 0, 0.3, 0.95, 1, 1.95, 2, 50, 1000])
  func `the index finds the scene that playing all commits gives`(time: Double) {
    let index = FilmIndex(Self.film)

    #expect(index.scene(at: time) == Self.film.scene(at: time))
  }

  @Test func `nothing is in force before the first commit`() {
    #expect(Self.film.scene(at: -0.1).root == nil)
  }

  @Test func `a commit that is an ulp late is in force at its time`() {
    let scene = Self.film.scene(at: 0.3)  // 3 · 0.1 is 0.30000000000000004

    #expect(scene[LayerID(0)]?.position.x == 3)
  }

  @Test func `of commits at one time the last counts`() {
    var film = Self.film
    film.commits[1].time = 0

    #expect(FilmIndex(film).scene(at: 0)[LayerID(0)]?.position.x == 1)
  }
}
