extension UIFont {
  /// How heavy the strokes are: −1…1, regular at 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The cut's name as it stands in PostScript names.
    package var name: String {
      Weight.names.last { $0.weight.rawValue <= rawValue }?.name ?? "Ultralight"
    }

    /// By rising weight.
    static let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
  }
}

/// Reads weight and slant out of a font's name.
enum FontNames {
  /// Says that another font is drawn than the one that was asked for.
  static func noteStandIn(for cut: UIFont.Cut) {
    guard !cut.wantedName.isEmpty, !cut.wantedName.hasPrefix(".") else { return }
    World.current.add(
      note: WorldNote(
        code: "ZOE1203",
        message: "the font \(cut.wantedName) is not here; the system font is drawn instead"))
  }

  static func cut(of name: String) -> UIFont.Cut {
    var cut = UIFont.Cut()
    cut.wantedName = name
    let style = name.split(separator: "-").dropFirst().joined(separator: "-").lowercased()
    cut.isItalic = style.contains("italic") || style.contains("oblique")
    let found = UIFont.Weight.names.last { style.contains($0.name.lowercased()) }
    if let found { cut.weight = found.weight }
    if style.contains("extrabold") { cut.weight = .heavy }
    if style.contains("demibold") || style.contains("semibold") { cut.weight = .semibold }
    return cut
  }
}
