import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func `a line of 17 points is 20 point 287 high`() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
  }

  @Test func `40 points rise 38 point 0859375 and fall 9 point 6484375`() {
    let font = UIFont.systemFont(ofSize: 40)

    #expect(font.ascender == 38.0859375)
    #expect(font.descender == -9.6484375)
  }

  @Test func `a headline is 17 points and semibold`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)

    #expect(headline == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `a name gives weight and slant`() {
    let font = UIFont(name: "Avenir-HeavyOblique", size: 20)

    #expect(font?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func `raw weights are Apple's`() {
    #expect(UIFont.Weight.heavy.rawValue == 0.56)
  }
}
