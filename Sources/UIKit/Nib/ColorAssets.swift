/// The colour sets of the asset catalogues below a folder.
struct ColorAssets {
  let folder: URL

  /// The first `<name>.colorset` by path; its plain appearance, and its dark one where there is one.
  func color(named name: String) -> UIColor? {
    guard let set = find(name), let data = try? Data(contentsOf: set),
      let contents = try? JSONDecoder().decode(Contents.self, from: data),
      let plain = contents.colors.first(where: { $0.appearances == nil })?.color?.uiColor
    else { return nil }
    let darkEntry = contents.colors.first { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    guard let dark = darkEntry?.color?.uiColor else { return plain }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : plain }
  }

  private func find(_ name: String) -> URL? {
    let suffix = "\(name).colorset/Contents.json"
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let found = paths?.filter { $0 == suffix || $0.hasSuffix("/" + suffix) }.min()
    return found.map { folder.appendingPathComponent($0) }
  }

  private struct Contents: Decodable { var colors: [Entry] }

  private struct Entry: Decodable {
    var appearances: [Appearance]?
    var color: Swatch?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct Swatch: Decodable {
    var components: [String: String]

    var uiColor: UIColor? {
      let alpha = part("alpha") ?? 1
      if let white = part("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Written as "0.5", "0x7F" or "127".
    private func part(_ name: String) -> CGFloat? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return CGFloat(text.contains(".") ? number : name == "alpha" ? number : number / 255)
    }
  }
}
