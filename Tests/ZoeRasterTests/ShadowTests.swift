import Testing
import ZoeFilm
import ZoeGeometry

@testable import ZoeRaster

/// Facts section 7.
@Suite struct ShadowTests {
  private func shadow(
    of path: Path, sigma: Double, offset: Point = .zero, _ width: Int, _ height: Int,
    _ renderer: Renderer = Renderer()
  ) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    var style = GroupStyle()
    style.shadow = GroupShadow(color: .black, offset: offset, sigma: sigma, path: path)
    list.items = [.beginGroup(style), .endGroup]
    return renderer.render(list)
  }

  private func alphas(_ bitmap: Bitmap, row: Int, _ columns: Range<Int>) -> [UInt8] {
    columns.map { bitmap.pixel($0, row)[3] }
  }

  @Test func `a radius of 8 falls off as Apple's does`() {
    let bitmap = shadow(of: .rect(Rect(-100, -100, 140, 300)), sigma: 8, 100, 60)

    #expect(
      alphas(bitmap, row: 30, 40..<58)
        == [121, 108, 95, 83, 71, 60, 50, 41, 33, 26, 20, 15, 10, 7, 4, 2, 0, 0])
  }

  @Test func `below a shape it falls off as beside one`() {
    let bitmap = shadow(of: .rect(Rect(-100, -100, 300, 120)), sigma: 8, 40, 40)

    #expect((20..<26).map { bitmap.pixel(20, $0)[3] } == [121, 108, 95, 83, 71, 60])
  }

  @Test func `well inside a shape it is whole`() {
    #expect(shadow(of: .rect(Rect(-50, -50, 100, 100)), sigma: 8, 10, 10).pixel(5, 5)[3] == 255)
  }

  @Test func `without a radius it is the shape`() {
    let bitmap = shadow(of: .rect(Rect(2, 2, 4, 4)), sigma: 0, offset: Point(1, 2), 10, 10)

    #expect(alphas(bitmap, row: 4, 2..<8) == [0, 255, 255, 255, 255, 0])
    #expect(alphas(bitmap, row: 3, 2..<8) == [0, 0, 0, 0, 0, 0])
  }

  @Test func `half a pixel of offset moves it by half a pixel`() {
    let edge = shadow(of: .rect(Rect(-100, -100, 140, 300)), sigma: 8, offset: Point(0.5, 0), 80, 3)

    // The edge is now at the middle of a pixel.
    #expect([127, 128].contains(edge.pixel(40, 1)[3]))
  }

  @Test func `a shape off the canvas throws its shadow onto it`() {
    let bitmap = shadow(of: .rect(Rect(-40, 0, 20, 20)), sigma: 0, offset: Point(25, 0), 20, 20)

    #expect(alphas(bitmap, row: 5, 3..<7) == [255, 255, 0, 0])
  }

  @Test func `a group's own alpha is its silhouette, under the group`() {
    var list = DisplayList(width: 30, height: 10)
    var style = GroupStyle()
    style.shadow = GroupShadow(color: red, offset: Point(10, 0), sigma: 0)
    let half = Color(0, 0, 1, 0.5)
    list.items = [.beginGroup(style), .fill(.rect(Rect(0, 0, 15, 10)), half), .endGroup]
    let bitmap = Renderer().render(list)

    #expect(bitmap.pixel(5, 5) == [128, 0, 0, 128])
    #expect(bitmap.pixel(20, 5) == [0, 0, 128, 128])
    #expect(bitmap.pixel(12, 5) == [128, 0, 64, 192])
  }

  @Test func `a shadow inside a group throws one of its own`() {
    var list = DisplayList(width: 40, height: 10)
    var outer = GroupStyle()
    outer.shadow = GroupShadow(color: red, offset: Point(20, 0), sigma: 0)
    var inner = GroupStyle()
    inner.shadow = GroupShadow(color: .black, offset: Point(10, 0), sigma: 0)
    list.items = [
      .beginGroup(outer), .beginGroup(inner), .fill(.rect(Rect(0, 0, 5, 10)), .white), .endGroup,
      .endGroup,
    ]
    let row = (0..<40).map { Renderer().render(list).pixel($0, 5) }

    #expect([2, 7, 12, 17].map { row[$0][3] } == [255, 0, 255, 0])
    #expect([22, 27, 32, 37].map { row[$0][2] } == [255, 0, 255, 0])
  }

  @Test(arguments: [0.7, 8, 23.5, 60, 333])
  func `threads and bands change no pixel`(sigma: Double) {
    let path = Path.ellipse(in: Rect(20, 30, 80, 50))
    let offset = Point(3.3, -2.7)
    var banded = Renderer(threads: 3)
    banded.bandHeight = 7

    #expect(
      shadow(of: path, sigma: sigma, offset: offset, 130, 110)
        == shadow(of: path, sigma: sigma, offset: offset, 130, 110, banded))
  }

  @Test func `a wide blur on coarse pixels is the fine one within two levels`() {
    // One is drawn on pixels of 2, the other on pixels of 1: sigma 48 is the widest of those.
    let fine = shadow(of: .rect(Rect(-900, -900, 1000, 2000)), sigma: 48, 220, 4)
    let coarse = shadow(of: .rect(Rect(-900, -900, 1000, 2000)), sigma: 48.01, 220, 4)
    let apart = zip(fine.pixels, coarse.pixels).map { abs(Int($0) - Int($1)) }

    #expect((apart.max() ?? 0) <= 2)
  }

  @Test(arguments: [1e4, 1e9, 1e300, .infinity, .nan])
  func `huge radii and offsets draw something or nothing`(size: Double) {
    let path = Path.rect(Rect(0, 0, 50, 50))
    let blurred = shadow(of: path, sigma: size, 100, 100)
    let moved = shadow(of: path, sigma: 3, offset: Point(size, -size), 100, 100)

    #expect(blurred.width == 100)
    #expect(moved.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `sixty-four shadows in each other end`() {
    var list = DisplayList(width: 60, height: 60)
    for level in 0..<64 {
      var style = GroupStyle()
      style.shadow = GroupShadow(color: red, offset: Point(Double(level % 2), 0), sigma: 0.4)
      list.items.append(.beginGroup(style))
    }
    list.items.append(.fill(wholeTen, .white))
    list.items += Array(repeating: .endGroup, count: 64)

    #expect(Renderer().render(list).pixel(5, 5) == [255, 255, 255, 255])
  }
}
