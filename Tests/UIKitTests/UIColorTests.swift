import Testing
import UIKit

@Suite struct UIColorTests {
  @Test func `lightGray is two thirds white`() {
    var white: CGFloat = 0

    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }

  @Test func `orange has half a green`() {
    var green: CGFloat = 0

    UIColor.orange.getRed(nil, green: &green, blue: nil, alpha: nil)

    #expect(green == 0.5)
  }

  @Test func `a system colour has a light and a dark value`() {
    let light = UIColor.systemBlue.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

    #expect(light == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(dark == UIColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1, alpha: 1))
  }

  @Test func `a colour literal is a UIColor`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

    #expect(color == UIColor.orange)
  }

  @Test func `hue a third is green`() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor.green)
  }

  @Test func `the hue of blue is two thirds`() {
    var hue: CGFloat = 0

    UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)

    #expect(hue == 2.0 / 3)
  }

  @Test func `a changed alpha leaves the rest`() {
    #expect(
      UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func `a grey from a CGColor keeps its level`() {
    #expect(UIColor(cgColor: UIColor.gray.cgColor) == UIColor(white: 0.5, alpha: 1))
  }
}
