/// Why a font cannot be used. Each case carries what a note has to say.
public enum FontError: Error, Equatable, Sendable {
  /// No file is there. Fonts are fetched once: `zoetrope doctor` says how.
  case missing(path: String)
  /// A file is there, but no font can be read from it; `code` is FreeType's.
  case unreadable(path: String, code: Int)

  /// One sentence for a note.
  public var message: String {
    switch self {
    case .missing(let path): "the font file \(path) is missing, so its text is not drawn"
    case .unreadable(let path, let code):
      "the font file \(path) cannot be read (code \(code)), so its text is not drawn"
    }
  }
}
