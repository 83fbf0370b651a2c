import ZoeGeometry

// Points, paths and values as bytes; nothing but truncation and numbers of unknown cases is refused.

extension FilmWriter {
  mutating func point(_ p: Point) {
    double(p.x)
    double(p.y)
  }

  mutating func size(_ s: Size) {
    double(s.width)
    double(s.height)
  }

  mutating func rect(_ r: Rect) {
    point(r.origin)
    size(r.size)
  }

  mutating func color(_ color: Color) { for component in color.components { double(component) } }

  mutating func path(_ path: Path) {
    list(path.elements) { writer, element in
      switch element {
      case .move(let p):
        writer.byte(0)
        writer.point(p)
      case .line(let p):
        writer.byte(1)
        writer.point(p)
      case .quad(let c, let p):
        writer.byte(2)
        writer.point(c)
        writer.point(p)
      case .cubic(let c, let d, let p):
        writer.byte(3)
        writer.point(c)
        writer.point(d)
        writer.point(p)
      case .close: writer.byte(4)
      }
    }
  }

  mutating func stroke(_ style: StrokeStyle) {
    double(style.width)
    byte(style.cap.rawValue)
    byte(style.join.rawValue)
    double(style.miterLimit)
    list(style.dash) { $0.double($1) }
    double(style.dashPhase)
    double(style.start)
    double(style.end)
  }

  /// The value without its kind.
  mutating func value(_ value: Value) {
    switch value {
    case .number(let number): double(number)
    case .flag(let on): flag(on)
    case .point(let p): point(p)
    case .size(let s): size(s)
    case .rect(let r): rect(r)
    case .color(let color): optional(color) { $0.color($1) }
    case .colors(let colors): list(colors) { $0.color($1) }
    case .numbers(let numbers): list(numbers) { $0.double($1) }
    case .transform(let m): for row in m.rows { for column in 0..<4 { double(row[column]) } }
    case .path(let path): optional(path) { $0.path($1) }
    case .image(let image): optional(image) { $0.natural(UInt64($1.number)) }
    }
  }

  /// The value behind its kind.
  mutating func anyValue(_ value: Value) {
    byte(value.kind.rawValue)
    self.value(value)
  }
}

extension FilmReader {
  mutating func point() throws(FilmError) -> Point { Point(try double(), try double()) }
  mutating func size() throws(FilmError) -> Size { Size(try double(), try double()) }
  mutating func rect() throws(FilmError) -> Rect { Rect(origin: try point(), size: try size()) }

  mutating func color() throws(FilmError) -> Color {
    Color(try double(), try double(), try double(), try double())
  }

  mutating func path() throws(FilmError) -> Path {
    Path(
      try list { (reader: inout FilmReader) throws(FilmError) -> PathElement in
        switch try reader.byte() {
        case 0: return .move(try reader.point())
        case 1: return .line(try reader.point())
        case 2: return .quad(control: try reader.point(), end: try reader.point())
        case 3:
          return .cubic(
            control1: try reader.point(), control2: try reader.point(), end: try reader.point())
        case 4: return .close
        default: throw reader.malformed("a path element")
        }
      })
  }

  mutating func stroke() throws(FilmError) -> StrokeStyle {
    var style = StrokeStyle()
    style.width = try double()
    style.cap = try choice("a line cap")
    style.join = try choice("a line join")
    style.miterLimit = try double()
    style.dash = try numbers()
    style.dashPhase = try double()
    style.start = try double()
    style.end = try double()
    return style
  }

  mutating func numbers() throws(FilmError) -> [Double] {
    try list(of: 8) { (reader: inout FilmReader) throws(FilmError) -> Double in try reader.double()
    }
  }

  mutating func value(_ kind: ValueKind) throws(FilmError) -> Value {
    switch kind {
    case .number: return .number(try double())
    case .flag: return .flag(try flag())
    case .point: return .point(try point())
    case .size: return .size(try size())
    case .rect: return .rect(try rect())
    case .color:
      return .color(
        try optional { (reader: inout FilmReader) throws(FilmError) -> Color in try reader.color() }
      )
    case .colors:
      return .colors(
        try list(of: 32) { (reader: inout FilmReader) throws(FilmError) -> Color in
          try reader.color()
        })
    case .numbers: return .numbers(try numbers())
    case .transform:
      return .transform(Matrix4(try row(), try row(), try row(), try row()))
    case .path:
      return .path(
        try optional { (reader: inout FilmReader) throws(FilmError) -> Path in try reader.path() })
    case .image:
      return .image(
        try optional { (reader: inout FilmReader) throws(FilmError) -> ImageID in
          ImageID(try reader.number32())
        })
    }
  }

  mutating func anyValue() throws(FilmError) -> Value {
    try value(try choice("a kind of value"))
  }

  private mutating func row() throws(FilmError) -> SIMD4<Double> {
    SIMD4(try double(), try double(), try double(), try double())
  }
}
