import Foundation
import Testing
import UIKit

@MainActor @Suite struct NibColorsTests {
  private func background(_ color: String, resources: String = "", folder: URL? = nil) throws
    -> UIColor?
  {
    let xib = """
      <document><objects><view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <color key="backgroundColor" \(color)/></view></objects>
      <resources>\(resources)</resources></document>
      """
    return try Storyboard.views(xml: Data(xib.utf8), file: "C.xib", owner: nil, folder: folder)
      .first?.backgroundColor
  }

  @Test func `a white of gamma 2,2 is UIKit's white`() throws {
    let color = try background(
      #"white="0.5" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
    )

    #expect(color == UIColor(white: 0.5, alpha: 0.25))
  }

  @Test func `calibrated white stays white`() throws {
    let color = try background(
      #"red="1" green="1" blue="1" alpha="1" colorSpace="calibratedRGB""#)

    #expect(color == UIColor.white)
  }

  @Test func `calibrated red is a little orange in sRGB`() throws {
    var green: CGFloat = 0
    let color = try background(
      #"red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB""#)

    color?.getRed(nil, green: &green, blue: nil, alpha: nil)

    #expect(abs(green - 0.15) < 0.01)
  }

  @Test func `a system colour is found`() throws {
    #expect(try background(#"systemColor="systemBackgroundColor""#) == UIColor.systemBackground)
  }

  @Test func `a named colour comes from the document's resources`() throws {
    let color = try background(
      #"name="brand""#,
      resources: """
        <namedColor name="brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom"
         customColorSpace="sRGB"/></namedColor>
        """)

    #expect(color == UIColor.green)
  }

  @Test func `a named colour comes from an asset catalogue first`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-colors")
    let set = folder.appendingPathComponent("Assets.xcassets/brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x00", "green": "0", "blue": "1.000", "alpha": "1.000"}}}]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))

    #expect(try background(#"name="brand""#, folder: folder) == UIColor.blue)
  }
}
