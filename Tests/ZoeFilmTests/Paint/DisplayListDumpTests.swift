import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct DisplayListDumpTests {
  @Test func `a list reads from the back to the front`() {
    var shape = ShapeContent()
    shape.path = Path([.move(Point(1, 1)), .line(Point(5, 1))])
    shape.fillColor = nil
    shape.strokeColor = .black
    let mask = box(2, Rect(0, 0, 10, 10)) { $0.special = .shape(shape) }
    var gradient = GradientContent()
    gradient.colors = [red, blue]
    let sweep = box(1, Rect(10, 0, 10, 20)) {
      $0.opacity = 0.5
      $0.mask = LayerID(2)
      $0.special = .gradient(gradient)
    }
    let canvas = Canvas(size: Size(20, 20), scale: 1, background: .white)

    let list = scene(sweep, mask).displayList(at: 0, canvas: canvas, scale: 2)

    #expect(
      list.dump() == """
        list 40 40 background rgba(1 1 1 1)
          group 0.5
            mask
              stroke rgba(0 0 0 1) width 1 butt miter times 2 M 22 2 L 30 2
            end
            fill axial(0 rgba(1 0 0 1), 1 rgba(0 0 1 1) from 30 0 to 30 40) M 20 0 L 40 0 L 40 40 L 20 40 Z
          end

        """)
  }
}
