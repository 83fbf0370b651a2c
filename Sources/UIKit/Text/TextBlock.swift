import ZoeGeometry

/// Text broken into lines. In: text, a font, a width and the label's rules; out: lines with their
/// widths, in points.
struct TextBlock {
  var lines: [Line] = []
  let setter: TypeSetter

  struct Line {
    var text: Substring
    var width: Double
  }

  /// - Parameters:
  ///   - width: Points; infinite for no limit.
  ///   - limit: The greatest number of lines; 0 for no limit.
  init(_ text: String, setter: TypeSetter, width: Double, limit: Int, mode: NSLineBreakMode) {
    self.setter = setter
    let paragraphs = text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = limit > 0 && lines.count == limit - 1
        let full = setter.width(of: rest)
        if isLast {
          let isCut = index < paragraphs.count - 1
          let fits = full <= width + TextBlock.slack
          let shown =
            fits && !isCut ? rest : truncate(rest, isCut: isCut, width: width, mode: mode)
          lines.append(Line(text: shown, width: setter.width(of: shown)))
          return
        }
        let head = full <= width + TextBlock.slack ? rest : breakOff(rest, width: width, mode: mode)
        lines.append(Line(text: head.trimmedEnd, width: setter.width(of: head.trimmedEnd)))
        rest = rest[head.endIndex...]
      } while !rest.isEmpty
    }
  }

  /// A width that was rounded to the pixel may miss by an ulp. Points.
  private static let slack = 1e-6

  var width: Double { lines.map(\.width).max() ?? 0 }
  var height: Double { Double(lines.count) * setter.font.lineHeight }

  /// The part of a line that fits: up to a blank where there is one, at least one character.
  private func breakOff(_ line: Substring, width: Double, mode: NSLineBreakMode) -> Substring {
    let fitting = prefix(of: line, width: width)
    let character = max(fitting, line.index(after: line.startIndex))
    if mode == .byCharWrapping { return line[..<character] }
    var end = line.startIndex
    var at = line.startIndex
    while at < line.endIndex {
      let next = line.index(after: at)
      if line[at].isWhitespace || line[at] == "-" {
        // The blank itself may hang over the edge.
        if (line[at].isWhitespace ? at : next) <= fitting { end = next }
      }
      at = next
    }
    return end > line.startIndex ? line[..<end] : line[..<character]
  }

  /// Where the part that fits ends.
  private func prefix(of line: Substring, width: Double) -> Substring.Index {
    var end = line.startIndex
    var pen = 0.0
    let glyphs = setter.place(line)
    for (index, glyph) in glyphs.enumerated() {
      pen += glyph.advance
      if pen > width + TextBlock.slack { break }
      let next = index + 1 < glyphs.count ? glyphs[index + 1].cluster : line.utf8.count
      let candidate = line.utf8.index(line.startIndex, offsetBy: next)
      if let character = candidate.samePosition(in: line.base) { end = max(end, character) }
    }
    return end
  }

  /// The last line that is allowed, shortened with an ellipsis as the mode says.
  private func truncate(_ line: Substring, isCut: Bool, width: Double, mode: NSLineBreakMode)
    -> Substring
  {
    switch mode {
    case .byClipping: return line
    case .byWordWrapping:
      return setter.width(of: line) <= width + TextBlock.slack
        ? line : breakOff(line, width: width, mode: mode).trimmedEnd
    case .byCharWrapping: return breakOff(line, width: width, mode: mode)
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: break
    }
    let ellipsis = "…"
    let room = width - setter.width(of: Substring(ellipsis))
    let characters = Array(line)
    for kept in stride(from: characters.count - (isCut ? 0 : 1), to: -1, by: -1) {
      let text: String
      switch mode {
      case .byTruncatingHead: text = ellipsis + String(characters.suffix(kept))
      case .byTruncatingMiddle:
        let head = (kept + 1) / 2
        text = String(characters.prefix(head)) + ellipsis + String(characters.suffix(kept - head))
      case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping:
        text = String(Substring(String(characters.prefix(kept))).trimmedEnd) + ellipsis
      }
      if setter.width(of: Substring(text)) <= room + setter.width(of: Substring(ellipsis)) {
        return Substring(text)
      }
    }
    return Substring(ellipsis)
  }
}

extension Substring {
  /// Without the blanks at its end.
  var trimmedEnd: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}
