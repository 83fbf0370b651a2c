// Where a line stands within the width that it is given.

extension TextLine {
  private var side: TextAlignment {
    switch rules.alignment {
    case .natural, .justified: isRightToLeft ? .right : .left
    case .left, .right, .center: rules.alignment
    }
  }

  /// The line's left edge. Points; 0 within an infinite width.
  public func left(within width: Double) -> Double {
    guard width.isFinite else { return isRightToLeft ? 0 : indent }
    let tail = rules.tailIndent > 0 ? width - rules.tailIndent : 0 - rules.tailIndent
    let (before, after) = isRightToLeft ? (tail, indent) : (indent, tail)
    switch side {
    case .left, .natural, .justified: return before
    case .center: return before + (width - before - after - shaped.width) / 2
    case .right: return width - after - shaped.width
    }
  }

  /// What is added to every blank of a justified line. Points; a paragraph's last line gets none.
  public func justification(within width: Double) -> Double {
    guard rules.alignment == .justified, width.isFinite, !endsParagraph else { return 0 }
    let blanks = text.characters.count { $0.isWhitespace }
    let spare = room - shaped.width
    return blanks > 0 && spare > 0 ? spare / Double(blanks) : 0
  }
}

extension FontFace {
  /// Where rules lie and how thick they are. Ems, from the baseline down.
  public var rules: (drop: Double, thickness: Double) { (underlineDrop, underlineThickness) }
}
