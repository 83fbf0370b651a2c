import Testing
import ZoeFilm
import ZoeGeometry
import ZoeRaster

@Suite struct GradientTests {
  /// A gradient over the unit square laid on a canvas.
  private func rendered(
    _ width: Int, _ height: Int, _ kind: GradientKind, _ stops: [GradientStop], _ start: Point,
    _ end: Point
  ) -> Bitmap {
    let paint = GradientPaint(
      kind: kind, stops: stops, start: start, end: end,
      transform: .scale(Double(width), Double(height)))
    var list = DisplayList(width: width, height: height)
    list.items = [
      .shape(
        ShapeItem(
          path: .rect(Rect(0, 0, Double(width), Double(height))), transform: .identity,
          mode: .fill(.nonZero), paint: .gradient(paint)))
    ]
    return Renderer().render(list)
  }

  private let blackToWhite = [GradientStop(0, .black), GradientStop(1, .white)]

  @Test func `columns follow the formula at their centres`() {
    let bitmap = rendered(1000, 2, .axial, blackToWhite, Point(0, 0.5), Point(1, 0.5))

    for x in 0..<1000 {
      let exact = (Double(x) + 0.5) / 1000 * 255
      #expect(abs(Double(bitmap.pixel(x, 1)[0]) - exact) <= 0.51)
    }
  }

  @Test func `rows follow the formula too`() {
    let bitmap = rendered(2, 510, .axial, blackToWhite, Point(0.5, 0), Point(0.5, 1))

    #expect(bitmap.pixel(0, 0)[1] == 0)
    #expect(bitmap.pixel(1, 255)[1] == 128)
    #expect(bitmap.pixel(0, 509)[1] == 255)
  }

  @Test func `a diagonal is measured in the unit square`() {
    let bitmap = rendered(200, 100, .axial, blackToWhite, Point(0, 0), Point(1, 1))

    // (150, 25) and (50, 75) lie on the iso-line of the middle (facts row F6.5).
    #expect(bitmap.pixel(150, 24)[0] == bitmap.pixel(50, 74)[0])
    #expect(bitmap.pixel(100, 49)[0] == 127)
  }

  @Test func `the end colours go on outside`() {
    let bitmap = rendered(100, 1, .axial, blackToWhite, Point(0.25, 0), Point(0.75, 0))

    #expect(bitmap.pixel(24, 0) == [0, 0, 0, 255])
    #expect(bitmap.pixel(75, 0) == [255, 255, 255, 255])
  }

  @Test func `two stops at one place make a hard edge`() {
    let stops = [
      GradientStop(0, red), GradientStop(0.5, red), GradientStop(0.5, .white),
      GradientStop(1, .white),
    ]
    let bitmap = rendered(100, 1, .axial, stops, Point(0, 0), Point(1, 0))

    #expect(bitmap.pixel(49, 0) == [0, 0, 255, 255])
    #expect(bitmap.pixel(50, 0) == [255, 255, 255, 255])
  }

  @Test func `alpha is blended straight and multiplied last`() {
    let stops = [GradientStop(0, red), GradientStop(1, .clear)]
    let bitmap = rendered(1, 1, .axial, stops, Point(0, 0), Point(1, 0))

    // In the middle red is .5 and alpha is .5: a quarter.
    #expect(bitmap.pixel(0, 0) == [0, 0, 64, 128])
  }

  @Test func `a radial gradient is an ellipse of its two radii`() {
    let bitmap = rendered(200, 100, .radial, blackToWhite, Point(0.5, 0.5), Point(1, 1))

    #expect(abs(Int(bitmap.pixel(150, 50)[0]) - 129) <= 1)
    #expect(abs(Int(bitmap.pixel(100, 75)[0]) - 130) <= 1)
    #expect(bitmap.pixel(0, 0)[0] == 255)
  }

  @Test func `a conic gradient turns clockwise from its end point`() {
    let bitmap = rendered(101, 101, .conic, blackToWhite, Point(0.5, 0.5), Point(1, 0.5))

    #expect(bitmap.pixel(50, 90)[0] == 64)
    #expect(bitmap.pixel(10, 50)[0] == 128)
    #expect(bitmap.pixel(50, 10)[0] == 191)
  }
}
