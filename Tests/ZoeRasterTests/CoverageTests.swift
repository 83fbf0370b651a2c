import Testing
import ZoeFilm
import ZoeGeometry
import ZoeRaster

@Suite struct CoverageTests {
  @Test func `a circle covers pi r squared`() {
    let circle = Path.ellipse(in: Rect(10.3, 9.7, 180, 180))

    #expect(abs(area(DisplayList(200, 200, circle)) / 25446.900494 - 1) < 1e-3)
  }

  @Test func `an ellipse covers pi times both radii`() {
    let ellipse = Path.ellipse(in: Rect(5.5, 20.25, 190, 80))

    #expect(abs(area(DisplayList(200, 120, ellipse)) / 11938.052084 - 1) < 1e-3)
  }

  @Test func `a triangle covers half of base times height`() {
    let triangle = Path([
      .move(Point(3, 4)), .line(Point(93, 44)), .line(Point(13, 84)), .close,
    ])

    #expect(abs(area(DisplayList(100, 100, triangle)) / 3400 - 1) < 1e-3)
  }

  @Test func `half a pixel is 128 of 255`() {
    let half = Renderer().render(DisplayList(2, 1, .rect(Rect(0.5, 0, 1, 1))))

    #expect(half.pixel(0, 0) == [128, 128, 128, 128])
    #expect(half.pixel(1, 0) == [128, 128, 128, 128])
  }

  @Test func `the even-odd rule leaves the hole of two turns`() {
    let twice = Path(
      Path.rect(Rect(0, 0, 10, 10)).elements + Path.rect(Rect(2, 2, 4, 4)).elements)

    #expect(area(DisplayList(10, 10, twice, mode: .fill(.evenOdd))) == 84)
    #expect(area(DisplayList(10, 10, twice, mode: .fill(.nonZero))) == 100)
  }

  @Test func `an open subpath fills as a closed one`() {
    let open = Path([
      .move(Point(0, 0)), .line(Point(8, 0)), .line(Point(8, 8)), .line(Point(0, 8)),
    ])

    #expect(area(DisplayList(10, 10, open)) == 64)
  }

  @Test func `what is left of the canvas still turns what is inside`() {
    let wide = Path.rect(Rect(-50, -50, 55, 100))

    #expect(area(DisplayList(10, 10, wide)) == 50)
  }

  @Test func `a diagonal beyond both sides cuts the canvas in half`() {
    let far = Path([
      .move(Point(-1000, -1000)), .line(Point(1000, 1000)), .line(Point(-1000, 1000)), .close,
    ])

    #expect(area(DisplayList(100, 100, far)) / 5000 - 1 < 1e-3)
  }

  @Test func `a quarter turn transposes a polygon`() {
    let shape = Path([
      .move(Point(3, 2)), .line(Point(35, 2)), .line(Point(35, 18)), .line(Point(19, 34)), .close,
    ])
    let swap = Affine(0, 1, 1, 0, 0, 0)
    let plain = Renderer().render(DisplayList(40, 40, shape))
    let turned = Renderer().render(DisplayList(40, 40, shape.transformed(by: swap)))

    for y in 0..<40 {
      for x in 0..<40 where plain.pixel(x, y)[3] != turned.pixel(y, x)[3] {
        // Crossings are rounded along the edge's other axis: one level.
        #expect(abs(Int(plain.pixel(x, y)[3]) - Int(turned.pixel(y, x)[3])) <= 1)
      }
    }
  }
}
