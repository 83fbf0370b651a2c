import Testing
import ZoeFilm
import ZoeGeometry

@testable import ZoeRaster

@Suite struct RendererTests {
  /// Circles, strokes, a slanted gradient, a clip and a mask over several bands.
  private let busy: DisplayList = {
    var list = DisplayList(width: 211, height: 307, background: Color(0.1, 0.2, 0.3))
    let gradient = GradientPaint(
      kind: .axial,
      stops: [
        GradientStop(0.1, red), GradientStop(0.4, Color(0, 1, 0, 0.3)), GradientStop(0.9, .white),
      ], start: Point(0.1, 0.2), end: Point(0.8, 0.9), transform: Affine(190, 20, -30, 280, 7, 11))
    let blob = Path.ellipse(in: Rect(10.2, 15.7, 180.1, 270.9))
    list.items = [
      .shape(
        ShapeItem(
          path: blob, transform: .identity, mode: .fill(.nonZero), paint: .gradient(gradient))),
      .begin(opacity: 0.7, clip: .ellipse(in: Rect(-20, 40.4, 200, 200))),
      .beginMask, .fill(.ellipse(in: Rect(30, 0, 150, 300)), Color(0, 0, 0, 0.6)), .endMask,
      .shape(ShapeItem(blob, .stroke(StrokeStyle(13.3, cap: .round)), red)),
      .endGroup,
      .shape(
        ShapeItem(
          Path([.move(Point(-400, -3)), .line(Point(700, 310)), .line(Point(90, 205.3))]),
          .stroke(StrokeStyle(3.7, join: .round)), Color(1, 1, 0, 0.5))),
    ]
    return list
  }()

  @Test func `three threads draw the pixels of one`() {
    #expect(Renderer(threads: 3).render(busy) == Renderer(threads: 1).render(busy))
  }

  @Test(arguments: [1, 7, 16, 100, 307])
  func `the height of bands changes no pixel`(height: Int) {
    var renderer = Renderer()
    renderer.bandHeight = height

    #expect(renderer.render(busy) == Renderer().render(busy))
  }

  @Test func `a bitmap that is used again keeps nothing of its last picture`() {
    var bitmap = Renderer().render(busy)
    let plain = DisplayList(width: 211, height: 307)

    Renderer().render(plain, into: &bitmap)

    #expect(bitmap == Bitmap(width: 211, height: 307))
  }

  @Test func `the background fills what nothing covers`() {
    let list = DisplayList(width: 2, height: 1, background: Color(1, 0.5, 0))

    #expect(Renderer().render(list).pixels == [0, 128, 255, 255, 0, 128, 255, 255])
  }

  @Test func `what an opaque rectangle hides leaves no trace`() {
    var list = DisplayList(width: 10, height: 10, background: .white)
    list.items = [.fill(.ellipse(in: Rect(0, 0, 9, 9)), .black), .fill(wholeTen, red)]
    var used = Renderer().render(DisplayList(10, 10, wholeTen))

    Renderer().render(list, into: &used)

    #expect(used == Renderer().render(DisplayList(width: 10, height: 10, background: red)))
  }

  @Test func `a rectangle that misses the canvas by a part of a pixel hides nothing`() {
    var list = DisplayList(width: 10, height: 10, background: .white)
    list.items = [.fill(.rect(Rect(0, 0, 10, 9.5)), red)]

    #expect(Renderer().render(list).pixel(5, 9) == [127, 127, 255, 255])
  }

  @Test func `an empty picture is an empty bitmap`() {
    #expect(Renderer(threads: 2).render(DisplayList(width: 0, height: 9)).pixels.isEmpty)
  }

  @Test func `digests tell pixels apart`() {
    let a = Renderer().render(DisplayList(10, 10, wholeTen))
    let b = Renderer().render(DisplayList(10, 10, .rect(Rect(0, 0, 10, 9))))

    #expect(a.digest == Renderer().render(DisplayList(10, 10, wholeTen)).digest)
    #expect(a.digest != b.digest)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18, 3e9])
  func `strange coordinates draw something or nothing`(v: Double) {
    let path = Path([
      .move(Point(1, 1)), .line(Point(v, 5)),
      .cubic(control1: Point(3, v), control2: Point(v, v), end: Point(9, 9)), .close,
    ])
    var dashed = StrokeStyle(3, cap: .round, join: .round)
    dashed.dash = [2, v]
    dashed.dashPhase = v
    var list = DisplayList(10, 10, path)
    list.items += [
      .shape(ShapeItem(path, .stroke(StrokeStyle(abs(v))))),
      .shape(ShapeItem(path, .stroke(dashed))),
      .shape(
        ShapeItem(
          path: wholeTen, transform: Affine(v, 0, 0, v, v, 0), mode: .stroke(dashed),
          paint: .solid(.white))),
      .begin(opacity: v, clip: path), .fill(wholeTen, Color(v, v, v, v)), .endGroup,
    ]

    #expect(Renderer().render(list).pixels.count == 400)
  }
}
