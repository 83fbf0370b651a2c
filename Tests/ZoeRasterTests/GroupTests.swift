import Testing
import ZoeFilm
import ZoeGeometry
import ZoeRaster

@Suite struct GroupTests {
  private func rendered(background: Color? = nil, _ items: DisplayItem...) -> Bitmap {
    var list = DisplayList(width: 10, height: 10, background: background)
    list.items = items
    return Renderer().render(list)
  }

  @Test func `half red is 128 of red and alpha`() {
    let bitmap = rendered(.fill(wholeTen, Color(1, 0, 0, 0.5)))

    #expect(bitmap.pixel(4, 4) == [0, 0, 128, 128])
  }

  @Test func `a translucent group shows its overlap once`() {
    let bitmap = rendered(
      background: .white, .begin(opacity: 0.5), .fill(wholeTen, red),
      .fill(.rect(Rect(0, 0, 5, 10)), red), .endGroup)

    #expect(bitmap.pixel(2, 2) == [127, 127, 255, 255])
    #expect(bitmap.pixel(7, 2) == [127, 127, 255, 255])
  }

  @Test func `nested groups multiply their opacities`() {
    let bitmap = rendered(
      .begin(opacity: 0.5), .begin(opacity: 0.5), .fill(wholeTen, .white), .endGroup, .endGroup)

    #expect(bitmap.pixel(0, 0) == [64, 64, 64, 64])
  }

  @Test func `a mask that ends in half a pixel blends by half`() {
    let bitmap = rendered(
      .begin(), .beginMask, .fill(.rect(Rect(0, 0, 4.5, 10)), .black), .endMask,
      .fill(wholeTen, red), .endGroup)

    #expect(bitmap.pixel(3, 5) == [0, 0, 255, 255])
    #expect(bitmap.pixel(4, 5) == [0, 0, 128, 128])
    #expect(bitmap.pixel(5, 5) == [0, 0, 0, 0])
  }

  @Test func `a mask counts by alpha, not by colour`() {
    let bitmap = rendered(
      .begin(), .beginMask, .fill(wholeTen, Color(1, 1, 1, 0.2)), .endMask, .fill(wholeTen, red),
      .endGroup)

    #expect(bitmap.pixel(0, 0) == [0, 0, 51, 51])
  }

  @Test func `an empty mask hides everything`() {
    let bitmap = rendered(.begin(), .beginMask, .endMask, .fill(wholeTen, red), .endGroup)

    #expect(bitmap.area == 0)
  }

  @Test func `a masked group inside a mask is masked first`() {
    let bitmap = rendered(
      .begin(), .beginMask,
      .begin(), .beginMask, .fill(.rect(Rect(0, 0, 5, 10)), .black), .endMask,
      .fill(.rect(Rect(0, 0, 10, 5)), .black), .endGroup,
      .endMask, .fill(wholeTen, red), .endGroup)

    #expect(bitmap.area == 25)
    #expect(bitmap.pixel(4, 4) == [0, 0, 255, 255])
  }

  @Test func `a clip confines a group and softens its edge`() {
    let bitmap = rendered(
      .begin(clip: .rect(Rect(2, 2, 5.5, 6))), .fill(wholeTen, red), .endGroup)

    #expect(bitmap.pixel(1, 4) == [0, 0, 0, 0])
    #expect(bitmap.pixel(6, 4) == [0, 0, 255, 255])
    #expect(bitmap.pixel(7, 4) == [0, 0, 128, 128])
  }

  @Test func `items after an end without a beginning are still drawn`() {
    let bitmap = rendered(.endGroup, .fill(wholeTen, red))

    #expect(bitmap.area == 100)
  }
}
