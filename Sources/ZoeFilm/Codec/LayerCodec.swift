import ZoeGeometry

// Layers as bytes. In: a layer, or bytes at the reader's offset. Out: bytes, or the layer. Refused: properties
// that this version, or this kind of layer, does not have.

extension FilmWriter {
  /// Number, kind, which properties and extras differ from a new layer's, then those.
  mutating func layer(_ node: LayerNode) {
    let blank = node.blank
    natural(UInt64(node.id.number))
    byte(node.special.kind.rawValue)
    let properties = LayerProperty.allCases.filter { node[$0] != blank[$0] }
    let extras = LayerExtra.allCases.filter { !$0.isSame(node, blank) }
    natural(properties.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
    natural(extras.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
    for property in properties { node[property].map { value($0) } }
    for extra in extras { write(extra, of: node) }
  }

  private mutating func write(_ extra: LayerExtra, of node: LayerNode) {
    switch extra {
    case .name: string(node.name)
    case .geometryFlipped: flag(node.isGeometryFlipped)
    case .allowsGroupOpacity: flag(node.allowsGroupOpacity)
    case .maskedCorners: byte(node.maskedCorners)
    case .continuousCorners: flag(node.hasContinuousCorners)
    case .contentsGravity: byte(node.contentsGravity.code)
    case .magnification: byte(node.magnification.rawValue)
    case .minification: byte(node.minification.rawValue)
    case .drawing: optional(node.drawing) { $0.drawing($1) }
    case .shapeRule: bytes += node.shapeRules
    case .gradientKind: byte(node.gradientKind?.rawValue ?? 0)
    case .timing: timing(node.timing)
    case .tracks: list(node.tracks) { $0.track($1) }
    case .mask: optional(node.mask) { $0.natural(UInt64($1.number)) }
    case .children: list(node.children) { $0.natural(UInt64($1.number)) }
    }
  }

  private mutating func drawing(_ drawing: Drawing) {
    list(drawing.steps) { writer, step in
      switch step {
      case .fill(let path, let rule, let color):
        writer.byte(0)
        writer.path(path)
        writer.byte(rule.rawValue)
        writer.color(color)
      case .stroke(let path, let style, let color):
        writer.byte(1)
        writer.path(path)
        writer.stroke(style)
        writer.color(color)
      case .glyphs(let run):
        writer.byte(2)
        writer.color(run.color)
        writer.double(run.size)
        writer.list(run.glyphs) { writer, placed in
          writer.natural(UInt64(placed.glyph.number))
          writer.point(placed.origin)
        }
      }
    }
  }
}

extension FilmReader {
  mutating func layer() throws(FilmError) -> LayerNode {
    var node = LayerNode(id: LayerID(try number32()))
    switch try choice("a kind of layer") as LayerKind {
    case .plain: break
    case .shape: node.special = .shape(ShapeContent())
    case .gradient: node.special = .gradient(GradientContent())
    }
    let properties = try natural()
    let extras = try natural()
    guard properties >> UInt64(LayerProperty.allCases.count) == 0,
      extras >> UInt64(LayerExtra.allCases.count) == 0
    else { throw malformed("properties that this version has") }
    for property in LayerProperty.allCases where properties >> UInt64(property.rawValue) & 1 == 1 {
      guard node[property] != nil else { throw malformed("a property of this kind of layer") }
      node[property] = try value(property.kind)
    }
    for extra in LayerExtra.allCases where extras >> UInt64(extra.rawValue) & 1 == 1 {
      try read(extra, into: &node)
    }
    return node
  }

  private mutating func read(_ extra: LayerExtra, into node: inout LayerNode) throws(FilmError) {
    switch extra {
    case .name: node.name = try string()
    case .geometryFlipped: node.isGeometryFlipped = try flag()
    case .allowsGroupOpacity: node.allowsGroupOpacity = try flag()
    case .maskedCorners: node.maskedCorners = try byte()
    case .continuousCorners: node.hasContinuousCorners = try flag()
    case .contentsGravity:
      let code = Int(try byte())
      guard code < ContentsGravity.allCases.count else { throw malformed("a gravity") }
      node.contentsGravity = ContentsGravity.allCases[code]
    case .magnification: node.magnification = try choice("a filter")
    case .minification: node.minification = try choice("a filter")
    case .drawing:
      node.drawing = try optional { (reader: inout FilmReader) throws(FilmError) -> Drawing in
        try reader.drawing()
      }
    case .shapeRule:
      guard case .shape(var shape) = node.special else { throw malformed("a shape") }
      shape.fillRule = try choice("a fill rule")
      shape.stroke.cap = try choice("a line cap")
      shape.stroke.join = try choice("a line join")
      node.special = .shape(shape)
    case .gradientKind:
      guard case .gradient(var gradient) = node.special else { throw malformed("a gradient") }
      gradient.kind = try choice("a kind of gradient")
      node.special = .gradient(gradient)
    case .timing: node.timing = try timing()
    case .tracks:
      node.tracks = try list { (reader: inout FilmReader) throws(FilmError) -> Track in
        try reader.track()
      }
    case .mask:
      node.mask = try optional { (reader: inout FilmReader) throws(FilmError) -> LayerID in
        LayerID(try reader.number32())
      }
    case .children: node.children = try layerIDs()
    }
  }

  mutating func layerIDs() throws(FilmError) -> [LayerID] {
    try list { (reader: inout FilmReader) throws(FilmError) -> LayerID in
      LayerID(try reader.number32())
    }
  }

  private mutating func drawing() throws(FilmError) -> Drawing {
    Drawing(
      try list { (reader: inout FilmReader) throws(FilmError) -> DrawStep in
        switch try reader.byte() {
        case 0:
          return .fill(try reader.path(), try reader.choice("a fill rule"), try reader.color())
        case 1: return .stroke(try reader.path(), try reader.stroke(), try reader.color())
        case 2:
          return .glyphs(
            GlyphRun(
              color: try reader.color(), size: try reader.double(),
              glyphs: try reader.list(of: 17) {
                (reader: inout FilmReader) throws(FilmError) -> PlacedGlyph in
                PlacedGlyph(GlyphID(try reader.number32()), at: try reader.point())
              }))
        default: throw reader.malformed("a step of drawing")
        }
      })
  }
}

extension ContentsGravity {
  /// The case's place in its declaration.
  fileprivate var code: UInt8 {
    UInt8(ContentsGravity.allCases.firstIndex(of: self) ?? 0)
  }
}
