import Testing
import ZoeFilm
import ZoeGeometry

/// Facts section 7.
@Suite struct LayerShadowTests {
  private func shadowed(_ change: (inout LayerNode) -> Void = { _ in }) -> LayerNode {
    box(1, Rect(10, 10, 20, 20), red) {
      $0.shadowOpacity = 0.5
      change(&$0)
    }
  }

  @Test func `radius and offset are pixels under the layer`() {
    #expect(
      paint(scene(shadowed()), scale: 2) == [
        "group 1 shadow rgba(0 0 0 0.5) 0 -6 6", "  fill 20 20 60 60 rgba(1 0 0 1)", "end",
      ])
  }

  @Test func `a scaled and turned layer scales and turns its shadow`() {
    let node = shadowed { $0.transform = Matrix4(Affine(0, 2, -2, 0, 0, 0)) }

    #expect(paint(scene(node)).first == "group 1 shadow rgba(0 0 0 0.5) 6 0 6")
  }

  @Test func `a path stands for the silhouette, also of a layer that shows nothing`() {
    let node = shadowed {
      $0.backgroundColor = nil
      $0.shadowPath = .rect(Rect(0, 0, 5, 5))
    }

    #expect(paint(scene(node)) == ["group 1 shadow rgba(0 0 0 0.5) 0 -3 3 of 10 10 15 15", "end"])
  }

  @Test func `a layer that shows nothing has no silhouette`() {
    #expect(paint(scene(shadowed { $0.backgroundColor = nil })).isEmpty)
  }

  @Test func `a layer that clips has no shadow`() {
    #expect(
      paint(scene(shadowed { $0.masksToBounds = true })) == ["fill 10 10 30 30 rgba(1 0 0 1)"])
  }

  @Test func `opacity weakens a path's shadow as it does the layer`() {
    let node = shadowed {
      $0.shadowPath = .rect(Rect(0, 0, 5, 5))
      $0.opacity = 0.5
    }

    #expect(
      paint(scene(node)) == [
        "group 1 shadow rgba(0 0 0 0.25) 0 -3 3 of 10 10 15 15",
        "  fill 10 10 30 30 rgba(1 0 0 0.5)", "end",
      ])
  }

  @Test func `opacity weakens a silhouette through what throws it`() {
    #expect(
      paint(scene(shadowed { $0.opacity = 0.5 })) == [
        "group 1 shadow rgba(0 0 0 0.5) 0 -3 3", "  fill 10 10 30 30 rgba(1 0 0 0.5)", "end",
      ])
  }

  @Test func `a parent's opacity makes a group of shadow and layer`() {
    let parent = box(2, Rect(0, 0, 50, 50)) {
      $0.opacity = 0.5
      $0.children = [LayerID(1)]
    }

    #expect(
      paint(scene(parent, shadowed())).prefix(2) == [
        "group 0.5", "  group 1 shadow rgba(0 0 0 0.5) 0 -3 3",
      ])
  }

  @Test func `a mask covers the shadow too`() {
    let node = shadowed { $0.mask = LayerID(2) }

    #expect(
      paint(scene(node, box(2, Rect(0, 0, 5, 5), green))) == [
        "group 1", "  mask", "    fill 10 10 15 15 rgba(0 1 0 1)", "  end",
        "  group 1 shadow rgba(0 0 0 0.5) 0 -3 3", "    fill 10 10 30 30 rgba(1 0 0 1)", "  end",
        "end",
      ])
  }
}
