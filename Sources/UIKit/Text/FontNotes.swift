import QuartzCore
import ZoeFonts

/// Says which font is drawn for another.
enum FontNotes {
  /// Says that another font is drawn than the one that was asked for.
  static func noteStandIn(for cut: UIFont.Cut) {
    guard !cut.wantedName.isEmpty else { return }
    let drawn = cut.standIn.map { FontNotes.title($0) + " is" } ?? "the system font is"
    TextNotes.add("ZOE1203", "the font \(cut.wantedName) is not here; \(drawn) drawn instead")
  }

  static func noteUnknown(_ name: String) {
    TextNotes.add("ZOE1206", "there is no font of the name \(name): UIFont(name:size:) gave nil")
  }

  static func noteMonospaced() {
    let drawn = FontLibrary.current.has(.code) ? title(.code) : "the system font"
    TextNotes.add("ZOE1203", "the monospaced system font is not here; \(drawn) is drawn instead")
  }

  private static func title(_ family: FontFamily) -> String {
    switch family {
    case .sans: "Liberation Sans"
    case .narrow: "Liberation Sans Narrow"
    case .serif: "Liberation Serif"
    case .typewriter: "Liberation Mono"
    case .wideSans: "DejaVu Sans"
    case .wideSerif: "DejaVu Serif"
    case .code: "DejaVu Sans Mono"
    }
  }
}
