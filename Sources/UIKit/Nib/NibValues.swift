// Values as Interface Builder writes them.

@MainActor extension NibElement {
  var rect: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  var autoresizingMask: UIView.AutoresizingMask {
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { mask, entry in
      if flag(entry.0) ?? false { mask.insert(entry.1) }
    }
  }

  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
      right: number("right") ?? 0)
  }

  var font: UIFont? {
    let size = number("pointSize") ?? 17
    if let style = self["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      guard let weight = self["weight"] else { return .systemFont(ofSize: size) }
      let known = UIFont.Weight.names.first { $0.name.lowercased() == weight.lowercased() }
      return .systemFont(ofSize: size, weight: known?.weight ?? .regular)
    case _: return self["name"].flatMap { UIFont(name: $0, size: size) }
    }
  }
}

@MainActor enum NibNames {
  static let contentModes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]

  static let alignments: [(String, NSTextAlignment)] = [
    ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ]

  static let lineBreaks: [(String, NSLineBreakMode)] = [
    ("wordWrap", .byWordWrapping), ("characterWrap", .byCharWrapping), ("clip", .byClipping),
    ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
    ("middleTruncation", .byTruncatingMiddle),
  ]

  static let attributes: [(String, NSLayoutConstraint.Attribute)] = [
    ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
    ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
    ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
    ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("topMargin", .topMargin),
    ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
    ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
    ("centerYWithinMargins", .centerYWithinMargins),
  ]

  static func find<Value>(_ name: String?, in table: [(String, Value)]) -> Value? {
    table.first { $0.0 == name }?.1
  }

  /// "0.5", or a ratio as "16:9".
  static func multiplier(_ text: String?) -> CGFloat? {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) }
    switch parts.count {
    case 1: return parts[0].map { CGFloat($0) }
    case 2:
      guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
      return CGFloat(over / under)
    case _: return nil
    }
  }
}
