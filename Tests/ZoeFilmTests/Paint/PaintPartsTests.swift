import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct PaintPartsTests {
  func shape(_ change: (inout ShapeContent) -> Void) -> LayerNode {
    var content = ShapeContent()
    content.path = .rect(Rect(1, 1, 8, 8))
    change(&content)
    return box(1, Rect(0, 0, 9, 9)) { $0.special = .shape(content) }
  }

  func gradient(_ change: (inout GradientContent) -> Void) -> LayerNode {
    var content = GradientContent()
    content.colors = [red, green, blue]
    change(&content)
    return box(1, Rect(10, 0, 20, 40)) { $0.special = .gradient(content) }
  }

  @Test func `a new shape layer fills in black`() {
    #expect(paint(scene(shape { _ in })) == ["fill 1 1 9 9 rgba(0 0 0 1)"])
  }

  @Test func `a stroke lies over the fill`() {
    let node = shape {
      $0.strokeColor = red
      $0.stroke.width = 3
      $0.stroke.end = 0.5
    }

    #expect(
      paint(scene(node)) == ["fill 1 1 9 9 rgba(0 0 0 1)", "stroke 3 0 0.5 1 1 9 9 rgba(1 0 0 1)"])
  }

  @Test(arguments: [(0.5, 0.5), (0.6, 0.4), (1, 1), (0, 0)])
  func `a stroke of no length is not drawn`(start: Double, end: Double) {
    let node = shape {
      $0.fillColor = nil
      $0.strokeColor = red
      $0.stroke.start = start
      $0.stroke.end = end
    }

    #expect(paint(scene(node)).isEmpty)
  }

  @Test func `a translucent shape with fill and stroke is a group`() {
    var node = shape { $0.strokeColor = red }
    node.opacity = 0.5

    #expect(
      paint(scene(node)) == [
        "group 0.5", "  fill 1 1 9 9 rgba(0 0 0 1)", "  stroke 1 0 1 1 1 9 9 rgba(1 0 0 1)", "end",
      ])
  }

  @Test func `colours without locations are spread evenly`() {
    #expect(
      paint(scene(gradient { _ in }))
        == ["fill 10 0 30 40 axial 0:rgba(1 0 0 1) 0.5:rgba(0 1 0 1) 1:rgba(0 0 1 1)"])
  }

  @Test func `a gradient's space is the unit square of the bounds`() {
    let canvas = Canvas(size: Size(100, 100), scale: 1)
    let list = scene(gradient { _ in }).displayList(at: 0, canvas: canvas, scale: 2)
    guard case .shape(let item) = list.items[0], case .gradient(let paint) = item.paint else {
      return #expect(Bool(false))
    }

    #expect(paint.transform == Affine(40, 0, 0, 80, 20, 0))
    #expect(paint.start == Point(0.5, 0))
    #expect(paint.end == Point(0.5, 1))
  }

  @Test func `locations rise`() {
    let node = gradient { $0.locations = [0.5, 0.25, 2] }

    #expect(
      paint(scene(node))
        == ["fill 10 0 30 40 axial 0.5:rgba(1 0 0 1) 0.5:rgba(0 1 0 1) 1:rgba(0 0 1 1)"])
  }

  @Test func `a single colour fills`() {
    #expect(paint(scene(gradient { $0.colors = [red] })) == ["fill 10 0 30 40 rgba(1 0 0 1)"])
  }

  @Test func `no colours draw nothing`() {
    #expect(paint(scene(gradient { $0.colors = [] })).isEmpty)
  }

  @Test func `a radial gradient of no height draws nothing`() {
    let node = gradient {
      $0.kind = .radial
      $0.startPoint = Point(0.5, 0.5)
      $0.endPoint = Point(1, 0.5)
    }

    #expect(paint(scene(node)).isEmpty)
  }

  @Test func `a rounded gradient that masks needs no clip`() {
    var node = gradient { _ in }
    node.cornerRadius = 5
    node.masksToBounds = true

    #expect(paint(scene(node)).count == 1)
  }

  @Test func `a run of glyphs is one path in points`() {
    var assets = Assets()
    assets.glyphs = [.rect(Rect(0, -0.5, 0.5, 0.5)), .rect(Rect(0, -1, 1, 1))]
    let run = GlyphRun(
      color: blue, size: 10,
      glyphs: [
        PlacedGlyph(GlyphID(0), at: Point(2, 20)), PlacedGlyph(GlyphID(1), at: Point(8, 20)),
      ])
    let node = box(1, Rect(0, 0, 50, 50)) { $0.drawing = Drawing([.glyphs(run)]) }

    #expect(paint(scene(node), assets: assets) == ["fill 2 10 18 20 rgba(0 0 1 1)"])
  }

  @Test func `a glyph that the film lacks is left out`() {
    let run = GlyphRun(color: blue, size: 10, glyphs: [PlacedGlyph(GlyphID(7), at: .zero)])
    let node = box(1, Rect(0, 0, 50, 50)) { $0.drawing = Drawing([.glyphs(run)]) }

    #expect(paint(scene(node)).isEmpty)
  }

  @Test func `a border's ring is as wide as the border`() {
    let node = box(1, Rect(0, 0, 20, 10)) { $0.borderWidth = 2 }
    let canvas = Canvas(size: Size(100, 100), scale: 1)

    let list = scene(node).displayList(at: 0, canvas: canvas, scale: 1)

    guard case .shape(let item) = list.items[0] else { return #expect(Bool(false)) }
    #expect(item.path.elements.count == 10)
    #expect(item.path.elements[5] == .move(Point(2, 2)))
    #expect(item.path.elements[7] == .line(Point(18, 8)))
  }
}
