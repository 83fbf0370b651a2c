// Where lines end, and what stands for what does not fit.

extension TextBlock {
  /// How many characters go into a line: up to a blank where there is one, at least one character.
  func breakOff(_ text: StyledText, _ line: ShapedLine, _ width: Double, _ mode: LineBreakMode)
    -> Int
  {
    let fitting = fitting(text, line, width)
    let least = max(fitting, 1)
    if mode == .charWrapping { return least }
    var end = 0
    for at in text.characters.indices {
      let character = text.characters[at]
      guard character.isWhitespace || character == "-" || TextBlock.breaksAnywhere(character)
      else { continue }
      // The blank itself may hang over the edge.
      if (character.isWhitespace ? at : at + 1) <= fitting { end = at + 1 }
    }
    return end > 0 ? end : least
  }

  /// Chinese and Japanese break between any two characters.
  private static func breaksAnywhere(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
      || (0x20000...0x3FFFF).contains(value)
  }

  /// How many of the first characters a width holds.
  private func fitting(_ text: StyledText, _ line: ShapedLine, _ width: Double) -> Int {
    var pen = 0.0
    for (index, advance) in line.advances.enumerated() {
      pen += advance
      if pen > width + TextBlock.slack { return index }
    }
    return text.count
  }

  /// The last line that is allowed, shortened with an ellipsis as the mode says.
  func truncate(
    _ line: StyledText, isCut: Bool, width: Double, mode: LineBreakMode, _ isRightToLeft: Bool
  ) -> StyledText {
    let full = shape(line, isRightToLeft)
    let fits = full.width <= width + TextBlock.slack
    switch mode {
    case .clipping: return line
    case .wordWrapping:
      return fits ? line : line.slice(0..<breakOff(line, full, width, mode)).trimmedEnd
    case .charWrapping: return line.slice(0..<breakOff(line, full, width, mode))
    case .truncatingTail, .truncatingHead, .truncatingMiddle: break
    }
    guard !line.isEmpty else { return line }
    for kept in stride(from: line.count - (isCut ? 0 : 1), to: -1, by: -1) {
      let text = shortened(line, to: kept, mode: mode)
      if shape(text, isRightToLeft).width <= width + TextBlock.slack { return text }
    }
    return shortened(line, to: 0, mode: mode)
  }

  private func shortened(_ line: StyledText, to kept: Int, mode: LineBreakMode) -> StyledText {
    let ellipsis: Character = "…"
    let head: Int
    switch mode {
    case .truncatingHead: head = 0
    case .truncatingMiddle: head = (kept + 1) / 2
    case .truncatingTail, .clipping, .wordWrapping, .charWrapping: head = kept
    }
    let gap = head..<line.count - (kept - head)
    if mode == .truncatingTail {
      var end = kept
      while end > 0, line.characters[end - 1].isWhitespace { end -= 1 }
      return line.inserting(ellipsis, at: end).slice(0..<end + 1)
    }
    return line.inserting(ellipsis, at: gap.lowerBound)
      .removing(gap.lowerBound + 1..<gap.upperBound + 1)
  }
}
