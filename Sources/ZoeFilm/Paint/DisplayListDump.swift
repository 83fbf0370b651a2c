import ZoeGeometry

extension DisplayList {
  /// The list as text for goldens: one item a line, indented by groups, outlines in device pixels.
  public func dump() -> String {
    var dump = FilmDump()
    dump.line(
      0, "list", String(width), String(height), background.map { "background " + $0.words } ?? "")
    var depth = 1
    for item in items {
      switch item {
      case .shape(let shape): dump.line(depth, shape.words)
      case .beginGroup(let style):
        dump.line(
          depth, "group", Decimal.text(style.opacity), style.clip.map { "clip " + $0.words } ?? "",
          style.shadow.map { $0.words } ?? "")
        depth += 1
      case .beginMask:
        dump.line(depth, "mask")
        depth += 1
      case .endMask, .endGroup:
        depth -= 1
        dump.line(depth, "end")
      }
    }
    return dump.text
  }
}

extension GroupShadow {
  fileprivate var words: String {
    "shadow " + color.words + " by " + offset.words + " sigma " + Decimal.text(sigma)
      + (path.map { " of " + $0.words } ?? "")
  }
}

extension ShapeItem {
  /// How, with what, and along which outline; a stroke names the factor by which its pen grows.
  fileprivate var words: String {
    let outline = path.transformed(by: transform).words
    switch mode {
    case .fill(.nonZero): return "fill " + paint.words + " " + outline
    case .fill(.evenOdd): return "fill even-odd " + paint.words + " " + outline
    case .stroke(let style):
      let growth = Decimal.text(abs(transform.determinant).squareRoot())
      return "stroke " + paint.words + " " + style.words + " times " + growth + " " + outline
    }
  }
}

extension Paint {
  fileprivate var words: String {
    switch self {
    case .solid(let color): return color.words
    case .gradient(let gradient):
      let t = gradient.transform
      let stops = gradient.stops.map { Decimal.text($0.location) + " " + $0.color.words }
      return gradient.kind.word + "(" + stops.joined(separator: ", ") + " from "
        + t.apply(gradient.start).words + " to " + t.apply(gradient.end).words + ")"
    }
  }
}
