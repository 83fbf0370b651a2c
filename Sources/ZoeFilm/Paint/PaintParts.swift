import ZoeGeometry

// What one layer itself shows, as items.
extension LayerPainter {
  /// Adds a path in a layer's points, unless it cannot be seen or drawn.
  mutating func emit(_ path: Path, _ mode: PaintMode, _ paint: Paint, device: Affine) {
    guard !path.isEmpty, path.isFinite, paint.isVisible else { return }
    items.append(.shape(ShapeItem(path: path, transform: device, mode: mode, paint: paint)))
  }

  mutating func emit(_ path: Path, _ mode: PaintMode, _ color: Color?, device: Affine) {
    guard let color else { return }
    emit(path, mode, .solid(color.shown), device: device)
  }

  mutating func paintBackground(of node: LayerNode, device: Affine) {
    if node.bounds.isEmpty { return }
    emit(node.outline, .fill(.nonZero), node.backgroundColor, device: device)
  }

  /// On top of the sublayers (facts row F8.4).
  mutating func paintBorder(of node: LayerNode, device: Affine) {
    guard node.borderWidth > 0, !node.bounds.isEmpty else { return }
    emit(node.borderRing, .fill(.evenOdd), node.borderColor, device: device)
  }

  /// Where `contents` goes, placed by gravity, rect and center. Nothing is drawn: display lists have
  /// no images; `Film.drawingNotes` says so.
  mutating func paintContents(of node: LayerNode, device: Affine) {}

  mutating func paint(_ drawing: Drawing, device: Affine) {
    for step in drawing.steps {
      switch step {
      case .fill(let path, let rule, let color): emit(path, .fill(rule), color, device: device)
      case .stroke(let path, let style, let color): paint(path, style, color, device: device)
      case .glyphs(let run): paint(run, device: device)
      }
    }
  }

  /// A run is one path, so that a translucent colour counts once where outlines touch.
  private mutating func paint(_ run: GlyphRun, device: Affine) {
    var elements: [PathElement] = []
    for placed in run.glyphs where placed.glyph.number < UInt32(assets.glyphs.count) {
      let place = Affine(run.size, 0, 0, run.size, placed.origin.x, placed.origin.y)
      elements += assets.glyphs[Int(placed.glyph.number)].transformed(by: place).elements
    }
    emit(Path(elements), .fill(.nonZero), run.color, device: device)
  }

  /// Fill, then stroke (facts row F9.1).
  mutating func paint(_ shape: ShapeContent, device: Affine) {
    guard let path = shape.path else { return }
    emit(path, .fill(shape.fillRule), shape.fillColor, device: device)
    if let color = shape.strokeColor { paint(path, shape.stroke, color, device: device) }
  }

  /// A stroke from `start` to `end`; nothing where they leave nothing (facts rows F9.2, F12.3).
  private mutating func paint(
    _ path: Path, _ style: StrokeStyle, _ color: Color, device: Affine
  ) {
    var style = style
    style.start = min(max(style.start, 0), 1)
    style.end = min(max(style.end, 0), 1)
    guard style.width > 0, style.width.isFinite, style.start < style.end else { return }
    emit(path, .stroke(style), color, device: device)
  }

  /// A gradient fills its layer's outline (facts section 6).
  mutating func paint(_ gradient: GradientContent, in node: LayerNode, device: Affine) {
    guard let last = gradient.colors.last, !node.bounds.isEmpty else { return }
    let start = gradient.startPoint
    let end = gradient.endPoint
    switch gradient.kind {
    case .axial, .conic:
      if start == end || gradient.colors.count == 1 {
        return emit(node.outline, .fill(.nonZero), last, device: device)
      }
    case .radial:
      if start.x == end.x || start.y == end.y { return }  // a radius of 0 (facts row F6.7)
      if gradient.colors.count == 1 {
        return emit(node.outline, .fill(.nonZero), last, device: device)
      }
    }
    let b = node.bounds
    let unit = Affine(b.size.width, 0, 0, b.size.height, b.minX, b.minY)
    let stops = gradient.stops
    let paint = GradientPaint(
      kind: gradient.kind, stops: profile == .snapshot ? GenericRGB.refined(stops) : stops,
      start: start, end: end,
      transform: unit.then(device))
    emit(node.outline, .fill(.nonZero), .gradient(paint), device: device)
  }
}

extension GradientContent {
  /// Colours at rising places; even ones where locations are missing or of another count.
  fileprivate var stops: [GradientStop] {
    var floor = 0.0
    return colors.indices.map { index in
      let even = Double(index) / Double(max(colors.count - 1, 1))
      let wanted = locations.count == colors.count ? locations[index] : even
      floor = min(max(wanted, floor), 1)
      return GradientStop(floor, colors[index].shown)
    }
  }
}

extension Color {
  /// The colour with an alpha that can be shown: springs swing past 0 and 1.
  var shown: Color {
    var result = self
    result.alpha = min(max(alpha, 0), 1)
    return result
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    switch self {
    case .solid(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Path {
  /// Whether every coordinate is a number.
  var isFinite: Bool {
    for element in elements {
      switch element {
      case .move(let p), .line(let p): if !(p.x + p.y).isFinite { return false }
      case .quad(let c, let p): if !(c.x + c.y + p.x + p.y).isFinite { return false }
      case .cubic(let c, let d, let p):
        if !(c.x + c.y + d.x + d.y + p.x + p.y).isFinite { return false }
      case .close: break
      }
    }
    return true
  }
}
