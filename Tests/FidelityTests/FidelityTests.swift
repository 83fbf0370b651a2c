import Testing
import UIKit
import ZoeCodecs

/// Our pictures beside those that Apple's frameworks drew.
@MainActor @Suite(.serialized) struct FidelityTests {
  @Test func `the pictures are where they are looked for, or are not compared`() throws {
    guard let folder = Pictures.folder else {
      print("fidelity: no folder of Apple's pictures (ZOETROPE_FIDELITY): nothing is compared")
      return
    }
    let built = Set(FidelityScene.all.map(\.name))
    for name in try Pictures.names(in: folder) {
      let kind = ["ca-", "cg-", "lottie-", "shape-curve", "uikit-shadow"]
      guard kind.contains(where: { name.hasPrefix($0) }) else { continue }
      #expect(built.contains(String(name.dropLast(4))), "\(name) has no scene")
    }
  }

  @Test(arguments: Pictures.folder == nil ? [] : FidelityScene.all)
  func `a picture is Apple's within the bar of its kind`(_ scene: FidelityScene) throws {
    let folder = try #require(Pictures.folder)
    let theirs = try Pictures.picture(scene.name, in: folder)
    let ours = scene.drawn()
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    let figures = Figures(ours, theirs, in: scene.region)
    print("fidelity: \(scene.name)  \(figures)")
    if let keep = ProcessInfo.processInfo.environment["ZOETROPE_FIDELITY_OUT"] {
      let png = try PNG.encode(
        width: ours.width, height: ours.height, premultipliedBGRA: ours.pixels)
      try Data(png).write(to: URL(fileURLWithPath: "\(keep)/\(scene.name).png"))
    }
    #expect(scene.bar.holds(figures), "\(scene.name): \(figures)")
  }
}
