import Testing
import ZoeFilm
import ZoeGeometry

/// Rows P1–P4 of Docs/semantics/timing.md.
@Suite struct KeyPathParserTests {
  @Test(arguments: [
    ("opacity", KeyTarget(.opacity)), ("position.x", KeyTarget(.position, .x)),
    ("bounds.size.width", KeyTarget(.bounds, .sizeWidth)),
    ("bounds.origin", KeyTarget(.bounds, .origin)),
    ("bounds.size", KeyTarget(.bounds, .size)),
    ("shadowOffset.width", KeyTarget(.shadowOffset, .width)),
    ("transform.scale", KeyTarget(.transform, .scale)),
    ("transform.scale.x", KeyTarget(.transform, .scaleX)),
    ("transform.rotation.z", KeyTarget(.transform, .rotationZ)),
    ("transform.translation.y", KeyTarget(.transform, .translationY)),
    ("sublayerTransform.rotation", KeyTarget(.sublayerTransform, .rotation)),
    ("contentsRect.origin.y", KeyTarget(.contentsRect, .originY)),
  ])
  func `a key path names a part of a property`(keyPath: String, target: KeyTarget) {
    #expect(KeyPathParser.target(keyPath, for: .plain) == target)
    #expect(target.keyPath == keyPath)
  }

  @Test(arguments: [
    "", "frame", "opacity.x", "position.z", "transform.", "bounds.width", "transform.scale.w",
  ])
  func `what names nothing is refused`(keyPath: String) {
    #expect(KeyPathParser.target(keyPath, for: .plain) == nil)
  }

  @Test func `a shape's properties belong to shapes alone`() {
    #expect(KeyPathParser.target("strokeEnd", for: .shape) == KeyTarget(.strokeEnd))
    #expect(KeyPathParser.target("strokeEnd", for: .plain) == nil)
    #expect(KeyPathParser.target("strokeEnd", for: .gradient) == nil)
  }

  @Test(arguments: LayerProperty.allCases)
  func `every property can be found, read and set`(property: LayerProperty) {
    var node = LayerNode(id: LayerID(1))
    if property.owner == .shape { node.special = .shape(ShapeContent()) }
    if property.owner == .gradient { node.special = .gradient(GradientContent()) }

    node[property] = property.defaultValue

    #expect(KeyPathParser.target(property.keyPath, for: node.special.kind) == KeyTarget(property))
    #expect(property.defaultValue.kind == property.kind)
    #expect(node[property] == property.defaultValue)
  }

  @Test func `transform scale from 1 to 3 is 2 half way`() {
    let shown = layer(track("transform.scale", basic(1, 3))).presented(at: 0.5).transform

    #expect(near(shown.plane, [2, 0, 0, 2]))
  }

  @Test func `bounds height from 10 to 30 is 20 half way`() {
    let node = layer(track("bounds.size.height", basic(10, 30))) { $0.bounds = Rect(1, 2, 3, 4) }

    #expect(node.presented(at: 0.5).bounds == Rect(1, 2, 3, 20))
  }

  @Test func `a turn about z by key path is a number that blends`() {
    let shown = layer(track("transform.rotation.z", basic(0, 1))).presented(at: 0.5).transform

    #expect(near(shown.m12, 0.479425538604203))
  }

  @Test func `a whole turn by key path goes all the way round`() {
    let shown = layer(track("transform.rotation", basic(0, 2 * .pi))).presented(at: 0.25).transform

    #expect(near(shown.plane, [0, 1, -1, 0]))
  }

  @Test func `scale and turn are kept apart`() {
    let node = layer(
      track("transform.scale", basic(2, 2)), track("transform.rotation.z", basic(0.5, 0.5)))

    let shown = node.presented(at: 0.5).transform

    #expect(near([shown.m11, shown.m12], [1.7551651237807455, 0.958851077208406], 1e-9))
  }

  @Test func `a point moves along both axes`() {
    let move = basic(.point(Point(0, 0)), .point(Point(100, 50)))

    #expect(layer(track("position", move)).presented(at: 0.5).position == Point(50, 25))
  }

  @Test func `perspective survives a turn about y`() {
    let node = layer(track("transform.rotation.y", basic(0.5, 0.5))) { $0.transform.m34 = -0.002 }

    let shown = node.presented(at: 0.5).transform

    #expect(
      near(
        [shown.m11, shown.m13, shown.m14, shown.m34],
        [0.87758, -0.47943, 0.000958851, -0.001755165]))
  }
}
