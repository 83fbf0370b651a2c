import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct LayerPainterTests {
  @Test func `a layer's background fills its frame in device pixels`() {
    #expect(
      paint(scene(box(1, Rect(10, 20, 30, 40), red)), scale: 2)
        == ["fill 20 40 80 120 rgba(1 0 0 1)"])
  }

  @Test func `a transform acts about the anchor point`() {
    let node = box(1, Rect(10, 10, 20, 20), red) {
      $0.anchorPoint = Point(0.5, 0.5)
      $0.position = Point(50, 50)
      $0.transform = .scale(2, 1, 1)
    }

    #expect(paint(scene(node)) == ["fill 30 40 70 60 rgba(1 0 0 1)"])
  }

  @Test func `a bounds origin moves what is inside`() {
    let scroll = box(1, Rect(0, 0, 50, 50)) {
      $0.bounds.origin = Point(5, 10)
      $0.children = [LayerID(2)]
    }

    #expect(paint(scene(scroll, box(2, Rect(10, 10, 1, 1), red))) == ["fill 5 0 6 1 rgba(1 0 0 1)"])
  }

  @Test func `a sublayer transform acts about the anchor point`() {
    let parent = box(1, Rect(0, 0, 50, 50)) {
      $0.sublayerTransform = .scale(2, 2, 1)
      $0.children = [LayerID(2)]
    }

    #expect(
      paint(scene(parent, box(2, Rect(10, 10, 5, 5), red))) == ["fill 20 20 30 30 rgba(1 0 0 1)"])
  }

  @Test func `flipped geometry turns what is inside upside down`() {
    let parent = box(1, Rect(0, 0, 50, 50)) {
      $0.isGeometryFlipped = true
      $0.children = [LayerID(2)]
    }

    #expect(
      paint(scene(parent, box(2, Rect(0, 0, 5, 10), red))) == ["fill 0 40 5 50 rgba(1 0 0 1)"])
  }

  @Test func `background, sublayers by zPosition and then order, border on top`() {
    let parent = box(1, Rect(0, 0, 9, 9), red) {
      $0.borderWidth = 1
      $0.borderColor = .black
      $0.children = [LayerID(2), LayerID(3), LayerID(4)]
    }
    let high = box(2, Rect(1, 0, 1, 1), green) { $0.zPosition = 1 }

    #expect(
      paint(scene(parent, high, box(3, Rect(2, 0, 1, 1), blue), box(4, Rect(3, 0, 1, 1), .white)))
        == [
          "fill 0 0 9 9 rgba(1 0 0 1)", "fill 2 0 3 1 rgba(0 0 1 1)", "fill 3 0 4 1 rgba(1 1 1 1)",
          "fill 1 0 2 1 rgba(0 1 0 1)", "fill even-odd 0 0 9 9 rgba(0 0 0 1)",
        ])
  }

  @Test func `hidden and wholly transparent layers are left out with what is in them`() {
    let hidden = box(1, Rect(0, 0, 9, 9), red) {
      $0.isHidden = true
      $0.children = [LayerID(2)]
    }
    let clear = box(3, Rect(0, 0, 9, 9), red) { $0.opacity = 0 }

    #expect(paint(scene(hidden, box(2, Rect(0, 0, 1, 1), blue), clear)).isEmpty)
  }

  @Test func `the opacity of a single shape goes into its paint`() {
    let node = box(1, Rect(0, 0, 9, 9), red) { $0.opacity = 0.5 }

    #expect(paint(scene(node)) == ["fill 0 0 9 9 rgba(1 0 0 0.5)"])
  }

  @Test func `the opacity of more than one thing makes a group`() {
    let node = box(1, Rect(0, 0, 9, 9), red) {
      $0.opacity = 0.5
      $0.children = [LayerID(2)]
    }

    #expect(
      paint(scene(node, box(2, Rect(0, 0, 1, 1), green)))
        == [
          "group 0.5", "  fill 0 0 9 9 rgba(1 0 0 1)", "  fill 0 0 1 1 rgba(0 1 0 1)", "end",
        ])
  }

  @Test func `opacities of nested layers multiply`() {
    let outer = box(1, Rect(0, 0, 9, 9)) {
      $0.opacity = 0.5
      $0.children = [LayerID(2)]
    }
    let inner = box(2, Rect(0, 0, 1, 1), green) { $0.opacity = 0.5 }

    #expect(paint(scene(outer, inner)) == ["fill 0 0 1 1 rgba(0 1 0 0.25)"])
  }

  @Test func `without group opacity each thing fades by itself`() {
    let node = box(1, Rect(0, 0, 9, 9), red) {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
      $0.children = [LayerID(2)]
    }

    #expect(
      paint(scene(node, box(2, Rect(0, 0, 1, 1), green)))
        == ["fill 0 0 9 9 rgba(1 0 0 0.5)", "fill 0 0 1 1 rgba(0 1 0 0.5)"])
  }

  @Test func `masksToBounds clips sublayers, not the background or the border`() {
    let node = box(1, Rect(10, 10, 20, 20), red) {
      $0.masksToBounds = true
      $0.borderWidth = 2
      $0.children = [LayerID(2)]
    }

    #expect(
      paint(scene(node, box(2, Rect(-5, 0, 10, 10), green)))
        == [
          "fill 10 10 30 30 rgba(1 0 0 1)", "group 1 clip 10 10 30 30",
          "  fill 5 10 15 20 rgba(0 1 0 1)", "end", "fill even-odd 10 10 30 30 rgba(0 0 0 1)",
        ])
  }

  @Test func `a mask lies in its owner's bounds and the owner's opacity is the group's`() {
    let owner = box(1, Rect(10, 10, 20, 20), red) {
      $0.opacity = 0.5
      $0.mask = LayerID(2)
    }

    #expect(
      paint(scene(owner, box(2, Rect(5, 5, 10, 10), .black)))
        == [
          "group 0.5", "  mask", "    fill 15 15 25 25 rgba(0 0 0 1)", "  end",
          "  fill 10 10 30 30 rgba(1 0 0 1)", "end",
        ])
  }

  @Test func `an empty mask shows nothing`() {
    let owner = box(1, Rect(10, 10, 20, 20), red) { $0.mask = LayerID(2) }

    #expect(paint(scene(owner, box(2, Rect(0, 0, 9, 9)))).isEmpty)
  }

  @Test func `a child runs in its parent's time`() {
    let parent = box(1, Rect(0, 0, 9, 9)) {
      $0.timing.speed = 2
      $0.timing.begin = 1
      $0.children = [LayerID(2)]
    }
    let child = box(2, Rect(0, 0, 1, 1), red) { $0.tracks = [track("position.x", basic(0, 10))] }

    #expect(paint(scene(parent, child), at: 1.25) == ["fill 5 0 6 1 rgba(1 0 0 1)"])
  }

  @Test func `a layer in a circle of children is drawn once`() {
    let a = box(1, Rect(0, 0, 9, 9), red) { $0.children = [LayerID(2)] }
    let b = box(2, Rect(0, 0, 1, 1), green) { $0.children = [LayerID(1)] }

    let shown = scene(a, b) { $0.children = [LayerID(1)] }

    #expect(paint(shown).count == 2)
  }

  @Test func `a turn away from the eye hides a layer with one side`() {
    let node = box(1, Rect(0, 0, 9, 9), red) {
      $0.isDoubleSided = false
      $0.transform = .scale(-1, 1, 1)
    }

    #expect(paint(scene(node)).isEmpty)
  }

  @Test func `perspective is the affine that fits the corners`() {
    let node = box(1, Rect(0, 0, 10, 10), red) {
      $0.transform.m44 = 2
    }

    #expect(paint(scene(node)) == ["fill 0 0 5 5 rgba(1 0 0 1)"])
  }

  @Test func `what is not finite is not drawn`() {
    let node = box(1, Rect(.nan, 0, 10, 10), red)

    #expect(paint(scene(node)).isEmpty)
  }
}
