import Foundation

/// The fonts of one run: faces are opened once and kept, failures too. A class because it owns them.
public final class FontLibrary {
  /// Where font files lie, flat.
  public let folder: String
  private var faces: [String: Result<FontFace, FontError>] = [:]

  public init(folder: String = FontLibrary.defaultFolder) { self.folder = folder }

  /// The system font's stand-in: Inter, a variable face with `wght` and `opsz`.
  public func systemFace(italic: Bool = false) throws(FontError) -> FontFace {
    try face(file: italic ? "Inter-Italic-4.1.ttf" : "Inter-4.1.ttf")
  }

  public func face(file: String) throws(FontError) -> FontFace {
    try face(path: folder + "/" + file)
  }

  func face(path: String) throws(FontError) -> FontFace {
    if let known = faces[path] { return try known.get() }
    let opened: Result<FontFace, FontError>
    do throws(FontError) {
      opened = .success(try FontFace(path: path))
    } catch {
      opened = .failure(error)
    }
    faces[path] = opened
    return try opened.get()
  }

  /// `ZOETROPE_FONTS`, else `zoetrope/fonts` in the user's cache folder.
  public static var defaultFolder: String {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["ZOETROPE_FONTS"], !given.isEmpty { return given }
    if let cache = environment["XDG_CACHE_HOME"], !cache.isEmpty {
      return cache + "/zoetrope/fonts"
    }
    return (environment["HOME"] ?? "") + "/.cache/zoetrope/fonts"
  }
}
