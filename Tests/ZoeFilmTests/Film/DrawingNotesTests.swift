import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct DrawingNotesTests {
  func codes(_ nodes: LayerNode...) -> [String] {
    var film = Film(canvas: Canvas(size: Size(1, 1), scale: 1))
    film.commits = [Commit(time: 0, root: LayerID(0), changed: nodes)]
    return film.drawingNotes.map(\.code)
  }

  @Test func `a plain layer needs no note`() {
    #expect(codes(box(0, Rect(0, 0, 1, 1), red)).isEmpty)
  }

  @Test func `shadows are drawn and need no note`() {
    #expect(codes(box(0, Rect(0, 0, 1, 1)) { $0.shadowOpacity = 1 }).isEmpty)
  }

  @Test func `two layers with perspective are said once`() {
    let node = box(0, Rect(0, 0, 1, 1)) { $0.sublayerTransform.m34 = -0.002 }

    #expect(codes(node, node) == ["ZOE1402"])
  }

  @Test func `perspective is said`() {
    #expect(codes(box(0, Rect(0, 0, 1, 1)) { $0.sublayerTransform.m34 = -0.002 }) == ["ZOE1402"])
  }

  @Test func `contents are said`() {
    #expect(codes(box(0, Rect(0, 0, 1, 1)) { $0.contents = ImageID(0) }) == ["ZOE1403"])
  }
}
