import ZoeGeometry

// Colours as Interface Builder spells them, in sRGB.

/// Turns `<color>` elements into colours; names are looked up in the document and its asset folders.
@MainActor struct NibColors {
  let document: NibDocument
  /// Where asset catalogues are looked for.
  let folder: URL?

  /// nil with a note where the colour cannot be told.
  func color(_ element: NibElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return NibColors.system(name) ?? own(name, at: element)
    }
    if let name = element["name"] { return own(name, at: element) }
    let alpha = element.number("alpha") ?? 1
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? "sRGB"
    if let white = element.number("white") {
      let gray = space == "calibratedWhite" ? Calibrated.gray(white) : white
      return UIColor(white: gray, alpha: alpha)
    }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      switch space {
      case "calibratedRGB": return Calibrated.color(red, green, blue, alpha)
      case "displayP3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case _: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
    note("the colour space '\(space)' is not known; the colour is left out", at: element)
    return nil
  }

  /// A colour of the document's resources or of the project's asset catalogues.
  private func own(_ name: String, at element: NibElement) -> UIColor? {
    if let folder, let color = ColorAssets(folder: folder).color(named: name) { return color }
    let resource = document.root.children(of: "resources").first {
      ($0.name == "namedColor" || $0.name == "systemColor") && $0["name"] == name
    }
    if let inner = resource?.child("color"), inner["name"] == nil, inner["systemColor"] == nil {
      return color(inner)
    }
    note("there is no colour named '\(name)'; it is left out", at: element)
    return nil
  }

  private func note(_ message: String, at element: NibElement) {
    World.current.add(
      note: WorldNote(
        code: "ZOE1604", message: message, file: document.file, line: element.line))
  }

  private static func system(_ name: String) -> UIColor? {
    table.first { name == $0.name + "Color" || name == $0.name }?.color
  }

  private static let table: [(name: String, color: UIColor)] = [
    ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("systemBlue", .systemBlue),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemPink", .systemPink),
    ("systemPurple", .systemPurple), ("systemTeal", .systemTeal), ("systemIndigo", .systemIndigo),
    ("systemBrown", .systemBrown), ("systemMint", .systemMint), ("systemCyan", .systemCyan),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("link", .link), ("placeholderText", .placeholderText),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("groupTableViewBackground", .groupTableViewBackground), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("tint", .tintColor),
    ("darkText", UIColor(white: 0, alpha: 1)), ("lightText", UIColor(white: 1, alpha: 0.6)),
  ]
}

/// The calibrated spaces of older documents: gamma 1.8 and the primaries of Generic RGB.
@MainActor enum Calibrated {
  static func gray(_ white: CGFloat) -> CGFloat { encoded(linear(white)) }

  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor
  {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // Generic RGB to XYZ under D50, which is where its profile puts the primaries.
    let x = 0.45427 * r + 0.35332 * g + 0.15662 * b
    let y = 0.24263 * r + 0.67441 * g + 0.08296 * b
    let z = 0.01482 * r + 0.09042 * g + 0.71954 * b
    // XYZ under D50 to linear sRGB, Bradford-adapted.
    return UIColor(
      red: encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: encoded(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> Double {
    value <= 0 ? 0 : Mathematics.pow(Double(value), 1.8)
  }

  /// The sRGB curve, kept within 0…1 and rounded to where white is white again.
  private static func encoded(_ linear: Double) -> CGFloat {
    let value = min(max(linear, 0), 1)
    if value > 0.999 { return 1 }
    if value <= 0.0031308 { return CGFloat(12.92 * value) }
    return CGFloat(1.055 * Mathematics.pow(value, 1 / 2.4) - 0.055)
  }
}
