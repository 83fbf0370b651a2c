import Testing
import ZoeGeometry

@testable import ZoeFilm

/// Facts row F6.2.
@Suite struct GenericRGBTests {
  private func level(_ v: Double) -> Int { Int((v * 255).rounded()) }

  @Test func `pure red is clamped to 255, 38, 0`() {
    let stops = GenericRGB.refined([GradientStop(0, red), GradientStop(1, .black)])

    #expect(
      [stops[0].color.red, stops[0].color.green, stops[0].color.blue].map(level) == [255, 38, 0])
  }

  @Test func `white and black stay what they are`() {
    let stops = GenericRGB.refined([GradientStop(0, .white), GradientStop(1, .black)])

    #expect(level(stops[0].color.green) == 255)
    #expect(level(stops[24].color.green) == 0)
  }

  @Test func `half way between black and white is lighter than half`() {
    let stops = GenericRGB.refined([GradientStop(0, .black), GradientStop(1, .white)])

    #expect(level(stops[12].color.red) == 146)
    #expect(stops[12].location == 0.5)
  }

  @Test func `the screen's gradients keep their stops`() {
    let layer = box(1, Rect(0, 0, 10, 10)) {
      var content = GradientContent()
      content.colors = [red, blue]
      $0.special = .gradient(content)
    }
    func stops(_ profile: Profile) -> Int {
      let canvas = Canvas(size: Size(100, 100), scale: 1)
      let list = scene(layer).displayList(at: 0, canvas: canvas, scale: 1, profile: profile)
      guard case .shape(let item) = list.items[0], case .gradient(let paint) = item.paint else {
        return 0
      }
      return paint.stops.count
    }

    #expect(stops(.screen) == 2)
    #expect(stops(.snapshot) == 25)
  }
}
