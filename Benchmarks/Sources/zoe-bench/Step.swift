import ZoeFilm
import ZoeGeometry

/// One step of drawing a scene's frame, before any renderer's own form.
enum Step {
  case fill(Path, Affine, Paint)
  /// `whole` is the path before `end` cut it to `part`.
  case stroke(whole: Path, part: Path, StrokeStyle, Affine, Paint)
  /// Opacity and the pixels that the group touches.
  case beginGroup(Double, Rect)
  case endGroup
  case beginClip(Path, Affine)
  case endClip
}

/// A scene at one instant as steps.
struct StepMaker {
  let file: SceneFile
  let scale: Double
  let t: Double
  var steps: [Step] = []

  static func steps(_ scene: SceneModel, frame: Int, scale: Int, of file: SceneFile) -> [Step] {
    var maker = StepMaker(
      file: file, scale: Double(scale), t: Double(frame) / Double(file.frames))
    for layer in scene.layers { maker.add(layer) }
    return maker.steps
  }

  private mutating func add(_ layer: LayerModel) {
    let opacity = layer.opacity.number(t, else: 1)
    if opacity <= 0 { return }
    if let children = layer.group {
      if opacity < 1 { steps.append(.beginGroup(opacity, extent(of: children))) }
      for child in children { add(child) }
      if opacity < 1 { steps.append(.endGroup) }
      return
    }
    guard let shape = layer.shape, shape.kind != "tile" else { return }
    let end = layer.strokeEnd.number(t, else: 1)
    if end <= 0 { return }
    let matrix = self.matrix(of: layer)
    if let mask = layer.mask {
      steps.append(.beginClip(mask.outline(t, end: 1, glyphs: file.glyphs), matrix))
    }
    let part = shape.outline(t, end: end, glyphs: file.glyphs)
    if let fill = layer.fill {
      steps.append(.fill(part, matrix, paint(fill, opacity, matrix)))
    }
    if let stroke = layer.stroke {
      var style = StrokeStyle()
      style.width = stroke.width
      style.cap = stroke.cap == "butt" ? .butt : stroke.cap == "round" ? .round : .square
      style.join = stroke.join == "miter" ? .miter : stroke.join == "round" ? .round : .bevel
      style.end = end
      steps.append(
        .stroke(
          whole: shape.outline(t, end: 1, glyphs: file.glyphs), part: part, style, matrix,
          paint(stroke.paint, opacity, matrix)))
    }
    if layer.mask != nil { steps.append(.endClip) }
  }

  private func place(of layer: LayerModel) -> Point {
    let position = layer.position ?? [0, 0]
    let moved = layer.translation?.at(t) ?? [0, 0]
    return Point(position[0] + moved[0], position[1] + moved[1])
  }

  private func matrix(of layer: LayerModel) -> Affine {
    let p = place(of: layer)
    let grown = layer.scale.number(t, else: 1) * scale
    let turn = Mathematics.sineAndCosine(layer.rotation.number(t, else: 0) * .pi / 180)
    return Affine(
      turn.cosine * grown, turn.sine * grown, -turn.sine * grown, turn.cosine * grown,
      p.x * scale, p.y * scale)
  }

  /// All that children of the scenes' groups reach: 30 points around their places.
  private func extent(of children: [LayerModel]) -> Rect {
    let places = children.map { place(of: $0) }
    func low(_ v: [Double]) -> Double { max((((v.min() ?? 0) - 30) * scale).rounded(.down), 0) }
    func high(_ v: [Double], _ limit: Double) -> Double {
      min((((v.max() ?? 0) + 30) * scale).rounded(.up), limit * scale)
    }
    let (x, y) = (places.map(\.x), places.map(\.y))
    return Rect(
      low(x), low(y), high(x, file.size[0]) - low(x), high(y, file.size[1]) - low(y))
  }

  private func paint(_ model: PaintModel, _ opacity: Double, _ matrix: Affine) -> Paint {
    func color(_ c: Animated) -> Color {
      let v = c.at(t)
      return Color(v[0], v[1], v[2], v[3] * opacity)
    }
    switch model {
    case .color(let c): return .solid(color(c))
    case .linear(let g):
      return .gradient(
        GradientPaint(
          kind: .axial, stops: g.stops.map { GradientStop($0.offset, color($0.color)) },
          start: Point(g.start[0], g.start[1]), end: Point(g.end[0], g.end[1]), transform: matrix))
    }
  }
}
