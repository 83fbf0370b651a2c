import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct PresentedTests {
  static let scene: Scene = {
    var root = LayerNode(id: LayerID(0))
    root.timing.speed = 2
    root.children = [LayerID(1)]
    var child = LayerNode(id: LayerID(1))
    child.timing.begin = 1
    child.timing.offset = 0.25
    child.mask = LayerID(2)
    child.tracks = [track("opacity", basic(0, 1))]
    var scene = Scene()
    scene.apply(
      Commit(time: 0, root: LayerID(0), changed: [root, child, LayerNode(id: LayerID(2))]))
    return scene
  }()

  @Test func `times go through every layer above`() {
    #expect(Self.scene.localTime(of: LayerID(0), at: 0.75) == 1.5)
    #expect(Self.scene.localTime(of: LayerID(1), at: 0.75) == 0.75)
  }

  @Test func `a mask runs in its owner's time`() {
    #expect(Self.scene.localTime(of: LayerID(2), at: 0.75) == 0.75)
  }

  @Test func `a layer outside the scene has film time`() {
    #expect(Self.scene.localTime(of: LayerID(9), at: 0.75) == 0.75)
  }

  @Test func `a presented layer shows its tracks and carries none`() {
    let shown = Self.scene.presented(LayerID(1), at: 0.75)

    #expect(shown?.opacity == 0.75)
    #expect(shown?.tracks.isEmpty == true)
  }

  @Test func `there is no layer where none was committed`() {
    #expect(Self.scene.presented(LayerID(9), at: 0) == nil)
  }
}
