import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct FilmDumpTests {
  @Test func `a film reads like a list of what was set`() {
    var film = Film(canvas: Canvas(size: Size(393, 852), scale: 3, background: .white))
    film.end = 10
    film.settled = true
    var ring = LayerNode(id: LayerID(1))
    ring.name = "CAShapeLayer"
    ring.bounds = Rect(0, 0, 200, 200)
    var shape = ShapeContent()
    shape.path = Path([.move(Point(100, 20)), .line(Point(180, 100))])
    shape.stroke.cap = .round
    shape.stroke.width = 10
    ring.special = .shape(shape)
    var sweep = track("strokeEnd", basic(0, 1)) {
      $0.duration = 10
      $0.fill = .forwards
    }
    sweep.key = "foregroundAnimation"
    ring.tracks = [sweep]
    var root = LayerNode(id: LayerID(0))
    root.children = [LayerID(1)]
    film.commits = [
      Commit(time: 0, root: LayerID(0), changed: [root, ring]),
      Commit(time: 0.1, root: LayerID(0), changed: [], removed: [LayerID(1)]),
    ]

    #expect(
      film.dump() == """
        film 393 852 scale 3 background rgba(1 1 1 1) end 10 settled
        commit 0 root 0
          layer 0
            children 1
          layer 1 shape "CAShapeLayer"
            bounds 0 0 200 200
            path M 100 20 L 180 100
            lineWidth 10
            lineCap round
            track strokeEnd "foregroundAnimation"
              time begin 0 duration 10 fill forwards
              from 0 to 1
        commit 0.1 root 0
          removed 1

        """)
  }

  @Test func `a film that was written and read has the same text`() throws {
    let read = try FilmCodec.decode(FilmCodec.encode(everything))

    #expect(read.dump() == everything.dump())
  }

  @Test func `a group, its easing and a spring are spelled out`() {
    let text = everything.dump()

    #expect(
      text.contains(
        """
            track opacity "fade" additive cumulative
              time begin 0 duration 1 repeatDuration 3 easing cubic(0.25 0.1 0.25 1)
              time begin 1 duration 1 speed 2 offset 0.1 repeatCount inf autoreverses fill both \
        easing cubic(0.42 0 1 1)
              from 0 to 1
            track transform.rotation.z
              time begin 0 duration 1
              from below to below+ 2
              spring mass 1 stiffness 100 damping 10 velocity 3 overdamped

        """))
  }

  @Test func `names are quoted`() {
    #expect(everything.dump().contains("layer 0 \"root \\\"é\\\"\""))
  }
}
