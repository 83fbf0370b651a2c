import ZoeGeometry

// The words of the text form. They are Core Animation's where it has one.

extension Array where Element == Double {
  var words: String { map(Decimal.text).joined(separator: " ") }
}

extension Array where Element == LayerID {
  var words: String { map { String($0.number) }.joined(separator: " ") }
}

extension String {
  /// In quotes, line breaks escaped; "" for nothing.
  var quoted: String {
    if isEmpty { return "" }
    var bytes = [UInt8(ascii: "\"")]
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") {
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Point { var words: String { [x, y].words } }
extension Size { var words: String { [width, height].words } }
extension Color { var words: String { "rgba(" + components.words + ")" } }

extension Path {
  /// M, L, Q, C and Z with their points.
  var words: String {
    elements.map { element in
      switch element {
      case .move(let p): "M " + p.words
      case .line(let p): "L " + p.words
      case .quad(let c, let p): "Q " + c.words + " " + p.words
      case .cubic(let c, let d, let p): "C " + c.words + " " + d.words + " " + p.words
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Value {
  var words: String {
    switch self {
    case .number(let number): Decimal.text(number)
    case .flag(let on): on ? "yes" : "no"
    case .point, .size, .rect: (components ?? []).words
    case .color(let color): color?.words ?? "none"
    case .colors(let colors): "[" + colors.map { $0.words }.joined(separator: " ") + "]"
    case .numbers(let numbers): "[" + numbers.words + "]"
    case .transform(let m):
      m.isAffine
        ? "affine(" + [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42].words + ")"
        : "matrix(" + m.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }.words + ")"
    case .path(let path): path?.words ?? "none"
    case .image(let image): image.map { "image " + String($0.number) } ?? "none"
    }
  }
}

extension Endpoint {
  var words: String {
    switch self {
    case .value(let value): value.words
    case .below: "below"
    case .belowPlus(let value): "below+ " + value.words
    case .belowMinus(let value): "below- " + value.words
    }
  }
}

extension TimingCurve {
  var words: String {
    switch self {
    case .linear: "linear"
    case .cubic(let c1, let c2): "cubic(" + c1.words + " " + c2.words + ")"
    }
  }
}

extension MediaTiming {
  /// Begin and duration, and what is not as usual.
  var words: String {
    var words = ["begin", Decimal.text(begin), "duration", Decimal.text(duration)]
    if speed != 1 { words += ["speed", Decimal.text(speed)] }
    if offset != 0 { words += ["offset", Decimal.text(offset)] }
    if repeatCount != 0 { words += ["repeatCount", Decimal.text(repeatCount)] }
    if repeatDuration != 0 { words += ["repeatDuration", Decimal.text(repeatDuration)] }
    if autoreverses { words.append("autoreverses") }
    switch fill {
    case .removed: break
    case .forwards: words.append("fill forwards")
    case .backwards: words.append("fill backwards")
    case .both: words.append("fill both")
    }
    return words.joined(separator: " ")
  }
}

extension Spring {
  var words: String {
    "spring mass " + Decimal.text(mass) + " stiffness " + Decimal.text(stiffness) + " damping "
      + Decimal.text(damping)
      + (initialVelocity == 0 ? "" : " velocity " + Decimal.text(initialVelocity))
      + (allowsOverdamping ? " overdamped" : "")
  }
}

extension DrawStep {
  var words: String {
    switch self {
    case .fill(let path, let rule, let color):
      "fill " + (rule == .evenOdd ? "even-odd " : "") + color.words + " " + path.words
    case .stroke(let path, let style, let color):
      "stroke " + color.words + " " + style.words + " " + path.words
    case .glyphs(let run):
      "glyphs " + run.color.words + " size " + Decimal.text(run.size) + " "
        + run.glyphs.map { String($0.glyph.number) + "@" + $0.origin.words }.joined(separator: " ")
    }
  }
}

extension StrokeStyle {
  var words: String {
    "width " + Decimal.text(width) + " " + cap.word + " " + join.word
      + (miterLimit == 10 ? "" : " miterLimit " + Decimal.text(miterLimit))
      + (dash.isEmpty ? "" : " dash [" + dash.words + "] phase " + Decimal.text(dashPhase))
      + (start == 0 ? "" : " start " + Decimal.text(start))
      + (end == 1 ? "" : " end " + Decimal.text(end))
  }
}
