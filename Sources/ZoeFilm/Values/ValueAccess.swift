import ZoeGeometry

// A value as what it holds; nil where it holds something else.
extension Value {
  var asNumber: Double? { if case .number(let n) = self { n } else { nil } }
  var asFlag: Bool? { if case .flag(let on) = self { on } else { nil } }
  var asPoint: Point? { if case .point(let p) = self { p } else { nil } }
  var asSize: Size? { if case .size(let s) = self { s } else { nil } }
  var asRect: Rect? { if case .rect(let r) = self { r } else { nil } }
  var asColor: Color? { if case .color(let color) = self { color } else { nil } }
  var asColors: [Color]? { if case .colors(let colors) = self { colors } else { nil } }
  var asNumbers: [Double]? { if case .numbers(let list) = self { list } else { nil } }
  var asTransform: Matrix4? { if case .transform(let m) = self { m } else { nil } }
  var asPath: Path? { if case .path(let path) = self { path } else { nil } }
  var asImage: ImageID? { if case .image(let image) = self { image } else { nil } }
}
