import ZoeFilm
import ZoeGeometry

/// A film that uses every kind of thing a film can hold.
let everything: Film = {
  var film = Film(canvas: Canvas(size: Size(100, 50), scale: 2, background: .white))
  film.end = 12.5
  film.settled = true
  film.assets.glyphs = [
    Path([
      .move(Point(0, 0)), .quad(control: Point(0.5, -1), end: Point(1, 0)), .line(Point(0.5, 0.25)),
      .close,
    ])
  ]
  film.assets.images = [ImageAsset(width: 1, height: 2, pixels: [1, 2, 3, 255, 5, 6, 7, 255])]
  film.notes = [
    Note(code: "ZOE1203", message: "not drawn", file: "A.swift", line: 7),
    Note(code: "ZOE1401", message: "shadow"),
  ]
  film.commits = [
    Commit(
      time: 0, root: LayerID(0),
      changed: [plainLayer, shapeLayer, gradientLayer, LayerNode(id: LayerID(3))]),
    Commit(
      time: 0.25, root: LayerID(0), changed: [LayerNode(id: LayerID(1))], removed: [LayerID(3)]),
  ]
  return film
}()

private let plainLayer: LayerNode = {
  var node = LayerNode(id: LayerID(0))
  node.name = "root \"é\""
  for property in LayerProperty.allCases where property.owner == nil {
    node[property] = other(property.kind)
  }
  node.isGeometryFlipped = true
  node.allowsGroupOpacity = false
  node.maskedCorners = 5
  node.hasContinuousCorners = true
  node.contentsGravity = .resizeAspectFill
  node.magnification = .nearest
  node.minification = .trilinear
  var style = StrokeStyle()
  style.dash = [4, 2]
  style.cap = .round
  let run = GlyphRun(color: .black, size: 17, glyphs: [PlacedGlyph(GlyphID(0), at: Point(3, 20))])
  node.drawing = Drawing([
    .fill(.rect(Rect(0, 0, 4, 4)), .evenOdd, .black),
    .stroke(.rect(Rect(1, 1, 2, 2)), style, .white),
    .glyphs(run),
  ])
  node.timing.speed = 0.5
  node.tracks = tracks
  node.mask = LayerID(2)
  node.children = [LayerID(1), LayerID(3)]
  return node
}()

private let shapeLayer: LayerNode = {
  var node = LayerNode(id: LayerID(1))
  var shape = ShapeContent()
  shape.fillRule = .evenOdd
  shape.stroke.cap = .square
  shape.stroke.join = .bevel
  node.special = .shape(shape)
  for property in LayerProperty.allCases where property.owner == .shape {
    node[property] = other(property.kind)
  }
  return node
}()

private let gradientLayer: LayerNode = {
  var node = LayerNode(id: LayerID(2))
  var gradient = GradientContent()
  gradient.kind = .conic
  node.special = .gradient(gradient)
  for property in LayerProperty.allCases where property.owner == .gradient {
    node[property] = other(property.kind)
  }
  return node
}()

private let tracks: [Track] = {
  var fade = track("opacity", basic(0, 1), easing: .easeIn) {
    $0.begin = 1
    $0.speed = 2
    $0.offset = 0.1
    $0.repeatCount = .infinity
    $0.autoreverses = true
    $0.fill = .both
  }
  fade.key = "fade"
  fade.additive = true
  fade.cumulative = true
  fade.times.insert(TimeLink(timing { $0.repeatDuration = 3 }, easing: .standard), at: 0)
  var spring = Spring()
  spring.allowsOverdamping = true
  spring.initialVelocity = 3
  let bounce = track(
    "transform.rotation.z",
    .spring(spring, from: .below, to: .belowPlus(.number(2)), function: nil))
  let turn = track(
    "transform",
    .basic(from: .belowMinus(.number(1)), to: .value(.number(3)), function: .rotateZ))
  var keyframes = Keyframes(values: [.point(Point(1, 2)), .point(Point(3, 4))])
  keyframes.keyTimes = [0, 0.5, 1]
  keyframes.easings = [.linear, .easeOut]
  keyframes.mode = .cubicPaced
  keyframes.path = .rect(Rect(0, 0, 5, 5))
  keyframes.rotation = .autoReverse
  keyframes.tensions = [0.5]
  keyframes.continuities = [0.25]
  keyframes.biases = [-1]
  keyframes.function = .translateX
  return [fade, bounce, turn, track("position", .keyframes(keyframes))]
}()

/// A value that no property has by default.
private func other(_ kind: ValueKind) -> Value {
  switch kind {
  case .number: .number(0.375)
  case .flag: .flag(true)
  case .point: .point(Point(1.5, -2))
  case .size: .size(Size(3, 4))
  case .rect: .rect(Rect(1, 2, 3, 4.5))
  case .color: .color(Color(0.25, 0.5, 0.75, 0.5))
  case .colors: .colors([.black, .clear])
  case .numbers: .numbers([0, 0.5])
  case .transform: .transform(.translation(1, 2, 3))
  case .path: .path(.rect(Rect(0, 0, 7, 8)))
  case .image: .image(ImageID(0))
  }
}
