import ZoeCodecs

/// Finds the picture of a name below the input's folder: in asset catalogues first, then as a file.
struct ImageFiles {
  let folder: URL

  /// The sharpest of a name's files, and how many pixels it has to the point.
  func find(_ name: String) -> (url: URL, scale: CGFloat)? {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let pictures = (paths ?? []).filter { $0.lowercased().hasSuffix(".png") }.sorted()
    let ofSet = pictures.filter { $0.contains("\(base).imageset/") }
    let candidates =
      ofSet.isEmpty
      ? pictures.filter { path in
        let file = (path as NSString).lastPathComponent
        return [".png", "@2x.png", "@3x.png"].contains { file == base + $0 }
      } : ofSet
    let best = candidates.max { ImageFiles.scale(of: $0) < ImageFiles.scale(of: $1) }
    return best.map { (folder.appendingPathComponent($0), ImageFiles.scale(of: $0)) }
  }

  static func scale(of path: String) -> CGFloat {
    path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1
  }
}
