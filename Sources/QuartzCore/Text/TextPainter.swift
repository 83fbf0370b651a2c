import ZoeFilm
import ZoeFonts
import ZoeGeometry

/// Draws a block of lines. In: a block and where its lines stand, in the layer's points. Out: steps from
/// back to front: backgrounds, shadows, letters, rules.
package struct TextPainter {
  package var block: TextBlock
  /// The block's left edge.
  package var left: Double
  /// What lines are aligned within; infinite for no alignment.
  package var width: Double
  /// The baseline of each line.
  package var baselines: [Double]
  /// Pixels to the point.
  package var scale: Double
  /// Whether letters become filled paths, which turn and scale with a context's transform.
  package var drawsPaths = false

  package init(
    _ block: TextBlock, left: Double, width: Double, baselines: [Double], scale: Double
  ) {
    self.block = block
    self.left = left
    self.width = width
    self.baselines = baselines
    self.scale = scale
  }

  package var steps: [DrawStep] {
    let placed = zip(block.lines, baselines).map { line, baseline in
      PlacedLine(line, baseline: baseline, in: self)
    }
    return placed.flatMap(\.backgrounds) + placed.flatMap(\.shadows)
      + placed.flatMap { $0.letters(shift: .zero, color: nil) } + placed.flatMap(\.rules)
  }
}

/// One line with its place.
private struct PlacedLine {
  let line: TextLine
  let baseline: Double
  let scale: Double
  let drawsPaths: Bool
  /// Glyphs at their places on the layer.
  var glyphs: [LineGlyph] = []

  init(_ line: TextLine, baseline: Double, in painter: TextPainter) {
    self.line = line
    self.baseline = baseline
    scale = painter.scale
    drawsPaths = painter.drawsPaths
    let start = painter.left + line.left(within: painter.width)
    let extra = line.justification(within: painter.width)
    var shift = 0.0
    for glyph in line.shaped.glyphs {
      var moved = glyph
      moved.x = start + glyph.x + shift
      moved.y = baseline + glyph.y
      if extra > 0, line.text.characters[glyph.character].isWhitespace {
        shift += extra
        moved.advance += extra
      }
      glyphs.append(moved)
    }
  }

  private func style(_ index: Int) -> TextStyle { line.text.styles[index] }

  /// Stretches of one style from left to right.
  private var stretches: [ArraySlice<LineGlyph>] {
    var found: [ArraySlice<LineGlyph>] = []
    var start = 0
    for end in 1..<max(2, glyphs.count + 1) where end <= glyphs.count {
      if end == glyphs.count || glyphs[end].style != glyphs[start].style {
        found.append(glyphs[start..<end])
        start = end
      }
    }
    return found
  }

  /// Where a stretch begins and ends; glyphs' own offsets do not count.
  private func extent(_ stretch: ArraySlice<LineGlyph>) -> (from: Double, to: Double) {
    let from = stretch.first?.x ?? 0
    return (from, from + stretch.reduce(0) { $0 + $1.advance })
  }

  var backgrounds: [DrawStep] {
    stretches.compactMap { stretch in
      guard let first = stretch.first, let color = style(first.style).background else { return nil }
      let (from, to) = extent(stretch)
      let top = baseline - line.fontAscent
      return .fill(
        .rectangle(from, top, to, baseline + line.fontDescent), .nonZero, color)
    }
  }

  var shadows: [DrawStep] {
    stretches.flatMap { stretch -> [DrawStep] in
      guard let first = stretch.first, let shadow = style(first.style).shadow else { return [] }
      return letters(of: stretch, shift: shadow.offset, color: shadow.color)
    }
  }

  func letters(shift: Point, color: Color?) -> [DrawStep] {
    stretches.flatMap { letters(of: $0, shift: shift, color: color) }
  }

  private func letters(of stretch: ArraySlice<LineGlyph>, shift: Point, color: Color?)
    -> [DrawStep]
  {
    guard let first = stretch.first else { return [] }
    let style = style(first.style)
    var steps: [DrawStep] = []
    let ink = color ?? style.color
    if style.strokeWidth <= 0 {
      if drawsPaths {
        steps.append(.fill(outlines(of: stretch, style, shift), .nonZero, ink))
      } else {
        let placed = stretch.map { glyph in
          PlacedGlyph(GlyphAssets.id(of: glyph), at: Point(shift.x + glyph.x, shift.y + glyph.y))
        }
        steps.append(.glyphs(GlyphRun(color: ink, size: style.size, glyphs: placed)))
      }
    }
    if style.strokeWidth != 0 {
      var pen = StrokeStyle()
      pen.width = abs(style.strokeWidth) / 100 * style.size
      steps.append(
        .stroke(outlines(of: stretch, style, shift), pen, color ?? style.strokeColor ?? ink))
    }
    return steps
  }

  private func outlines(of stretch: ArraySlice<LineGlyph>, _ style: TextStyle, _ shift: Point)
    -> Path
  {
    Path(
      stretch.flatMap { glyph in
        glyph.face.outline(of: glyph.index, style: glyph.faceStyle).transformed(
          by: Affine(style.size, 0, 0, style.size, shift.x + glyph.x, shift.y + glyph.y)
        ).elements
      })
  }

  var rules: [DrawStep] {
    stretches.flatMap { stretch -> [DrawStep] in
      guard let first = stretch.first else { return [] }
      let style = style(first.style)
      let figures = first.face.rules
      let thin = figures.thickness * style.size
      let base = baseline - style.baselineOffset
      var steps: [DrawStep] = []
      if let rule = style.underline {
        steps += draw(rule, at: base + figures.drop * style.size, thin, stretch, style.color)
      }
      if let rule = style.strikethrough {
        // Through the middle of small letters.
        let middle = base - metrics(of: style).xHeight * style.size / 2
        steps += draw(rule, at: middle, thin, stretch, style.color)
      }
      return steps
    }
  }

  private func metrics(of style: TextStyle) -> TypefaceMetrics {
    FontLibrary.current.metrics(of: style.typeface)
  }

  /// A rule is as thick as whole pixels, one at least, and lies on them.
  private func draw(
    _ rule: TextRule, at middle: Double, _ thin: Double, _ stretch: ArraySlice<LineGlyph>,
    _ color: Color
  ) -> [DrawStep] {
    let (from, to) = extent(stretch)
    let thickness = max(1, (thin * rule.thickness * scale).rounded()) / scale
    let top = ((middle - thickness / 2) * scale).rounded() / scale
    let tops = rule.isDouble ? [top, top + 2 * thickness] : [top]
    return tops.map { top in
      guard !rule.dash.isEmpty else {
        return .fill(
          .rectangle(from, top, to, top + thickness), .nonZero, rule.color ?? color)
      }
      var pen = StrokeStyle()
      pen.width = thickness
      pen.dash = rule.dash.map { $0 * thickness }
      let y = top + thickness / 2
      return .stroke(
        Path([.move(Point(from, y)), .line(Point(to, y))]), pen, rule.color ?? color)
    }
  }
}

extension Path {
  fileprivate static func rectangle(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> Path {
    Path([
      .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)),
      .line(Point(left, bottom)), .close,
    ])
  }
}

/// Puts glyph outlines into the film, each once.
private enum GlyphAssets {
  private struct Key: Hashable {
    var face: String
    var style: FontStyle
    var glyph: UInt32
  }

  /// The film's number for a glyph of a face in a style.
  static func id(of glyph: LineGlyph) -> GlyphID {
    let key = Key(face: glyph.face.path, style: glyph.faceStyle, glyph: glyph.index)
    return RenderTree.current.glyph(key) {
      glyph.face.outline(of: glyph.index, style: glyph.faceStyle)
    }
  }
}
