import ZoeGeometry

extension Film {
  /// The film as text for people and goldens: commit by commit, layer by layer, only what differs from the
  /// defaults, in the order of declaration. Numbers are the shortest that read back the same.
  public func dump() -> String {
    var dump = FilmDump()
    dump.film(self)
    return dump.text
  }
}

/// Builds the text form.
struct FilmDump {
  private(set) var text = ""

  mutating func line(_ depth: Int, _ words: String...) {
    for _ in 0..<depth { text += "  " }
    text += words.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
  }

  mutating func film(_ film: Film) {
    let canvas = film.canvas
    line(
      0, "film", canvas.size.words, "scale", Decimal.text(canvas.scale),
      canvas.background.map { "background " + $0.words } ?? "", "end", Decimal.text(film.end),
      film.settled ? "settled" : "")
    for note in film.notes {
      line(
        0, "note", note.code, note.file.map { $0 + ":" + String(note.line ?? 0) } ?? "",
        note.message)
    }
    for (number, glyph) in film.assets.glyphs.enumerated() {
      // An outline says nothing to a reader; a digest tells it from another.
      line(0, "glyph", String(number), String(glyph.elements.count), "steps", glyph.digest)
    }
    for (number, image) in film.assets.images.enumerated() {
      line(0, "image", String(number), String(image.width), "by", String(image.height))
    }
    for commit in film.commits {
      line(0, "commit", Decimal.text(commit.time), "root", String(commit.root.number))
      for node in commit.changed { layer(node) }
      if !commit.removed.isEmpty { line(1, "removed", commit.removed.words) }
    }
  }

  private mutating func layer(_ node: LayerNode) {
    let blank = node.blank
    line(1, "layer", String(node.id.number), node.special.kind.word, node.name.quoted)
    for property in LayerProperty.allCases where node[property] != blank[property] {
      line(2, property.keyPath, node[property]?.words ?? "")
    }
    for extra in LayerExtra.allCases where !extra.isSame(node, blank) { self.extra(extra, node) }
  }

  private mutating func extra(_ extra: LayerExtra, _ node: LayerNode) {
    switch extra {
    case .name: break  // stands in the layer's own line
    case .geometryFlipped: line(2, "geometryFlipped")
    case .allowsGroupOpacity: line(2, "allowsGroupOpacity no")
    case .maskedCorners: line(2, "maskedCorners", String(node.maskedCorners))
    case .continuousCorners: line(2, "cornerCurve continuous")
    case .contentsGravity: line(2, "contentsGravity", node.contentsGravity.word)
    case .magnification: line(2, "magnificationFilter", node.magnification.word)
    case .minification: line(2, "minificationFilter", node.minification.word)
    case .drawing: for step in node.drawing?.steps ?? [] { line(2, "draw", step.words) }
    case .shapeRule:
      guard case .shape(let shape) = node.special else { return }
      line(
        2, shape.fillRule == .evenOdd ? "fillRule even-odd" : "",
        shape.stroke.cap == .butt ? "" : "lineCap " + shape.stroke.cap.word,
        shape.stroke.join == .miter ? "" : "lineJoin " + shape.stroke.join.word)
    case .gradientKind: line(2, "type", node.gradientKind?.word ?? "")
    case .timing: line(2, "timing", node.timing.words)
    case .tracks: for track in node.tracks { self.track(track) }
    case .mask: line(2, "mask", node.mask.map { String($0.number) } ?? "none")
    case .children: line(2, "children", node.children.words)
    }
  }

  private mutating func track(_ track: Track) {
    line(
      2, "track", track.target.keyPath, track.key.quoted, track.additive ? "additive" : "",
      track.cumulative ? "cumulative" : "")
    for time in track.times {
      line(
        3, "time", time.timing.words, time.easing == .linear ? "" : "easing " + time.easing.words)
    }
    switch track.effect {
    case .basic(let from, let to, let function):
      line(3, "from", from.words, "to", to.words, function?.words ?? "")
    case .spring(let spring, let from, let to, let function):
      line(3, "from", from.words, "to", to.words, function?.words ?? "")
      line(3, spring.words)
    case .keyframes(let keyframes): self.keyframes(keyframes)
    }
  }

  private mutating func keyframes(_ keyframes: Keyframes) {
    line(
      3, "keyframes", keyframes.mode.word, keyframes.function?.words ?? "", keyframes.rotation.word)
    if let path = keyframes.path { line(4, "along", path.words) }
    for (index, value) in keyframes.values.enumerated() {
      let time = index < keyframes.keyTimes.count ? Decimal.text(keyframes.keyTimes[index]) : ""
      line(4, "key", time.isEmpty ? "" : "at " + time, value.words)
    }
    if keyframes.keyTimes.count > keyframes.values.count {
      line(4, "times", keyframes.keyTimes.words)
    }
    for easing in keyframes.easings { line(4, "easing", easing.words) }
    if !keyframes.tensions.isEmpty { line(4, "tensions", keyframes.tensions.words) }
    if !keyframes.continuities.isEmpty { line(4, "continuities", keyframes.continuities.words) }
    if !keyframes.biases.isEmpty { line(4, "biases", keyframes.biases.words) }
  }
}

extension Path {
  /// Sixteen hexadecimal digits that stand for the path's text.
  fileprivate var digest: String {
    var hash = Hash64()
    hash.add(Array(words.utf8))
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
