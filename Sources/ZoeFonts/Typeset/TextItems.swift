import CFriBidi
import CHarfBuzz

/// A stretch of one line that is shaped at once: one style, face, script and direction.
struct TextItem {
  var range: Range<Int>
  var style: Int
  var level: Int
  /// HarfBuzz's tag; 0 where every character is common to all scripts.
  var script: UInt32
  /// Whether the fallback face draws it.
  var usesFallback: Bool
}

/// Cuts a line into items. In: characters; out: items in reading order, and the line's direction.
enum TextItems {
  static func levels(of characters: [Character], isRightToLeft: Bool?) -> (
    levels: [Int], base: Int
  ) {
    let scalars = characters.flatMap { $0.unicodeScalars.map(\.value) }
    // Nothing below Hebrew runs to the left.
    let plain = isRightToLeft != true && !scalars.contains { $0 >= 0x0590 }
    guard !plain, !scalars.isEmpty else {
      return (Array(repeating: 0, count: characters.count), 0)
    }
    var found = [Int8](repeating: 0, count: scalars.count)
    let wanted: Int32 = isRightToLeft.map { $0 ? 1 : 0 } ?? -1
    let base = Int(max(0, zoe_bidi_levels(scalars, Int32(scalars.count), wanted, &found)))
    var levels: [Int] = []
    var at = 0
    for character in characters {
      levels.append(Int(found[at]))
      at += character.unicodeScalars.count
    }
    // Blanks at a line's end stand on the paragraph's side.
    for index in characters.indices.reversed() {
      guard characters[index].isWhitespace else { break }
      levels[index] = base
    }
    return (levels, base)
  }

  /// The script of each character; those that all scripts share take that of their neighbour before.
  static func scripts(of characters: [Character]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    var last: UInt32 = 0
    var scripts = characters.map { character -> UInt32 in
      for scalar in character.unicodeScalars {
        let script = hb_unicode_script(functions, scalar.value)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID: continue
        case _:
          last = script.rawValue
          return last
        }
      }
      return last
    }
    let first = scripts.first { $0 != 0 } ?? 0
    for index in scripts.indices {
      guard scripts[index] == 0 else { break }
      scripts[index] = first
    }
    return scripts
  }

  static func of(
    _ text: StyledText, levels: [Int], needsFallback: (_ character: Character, _ style: Int) -> Bool
  ) -> [TextItem] {
    let scripts = scripts(of: text.characters)
    var items: [TextItem] = []
    for index in text.characters.indices {
      let next = TextItem(
        range: index..<index + 1, style: text.styleOf[index], level: levels[index],
        script: scripts[index],
        usesFallback: needsFallback(text.characters[index], text.styleOf[index]))
      if let last = items.last, last.style == next.style, last.level == next.level,
        last.script == next.script, last.usesFallback == next.usesFallback
      {
        items[items.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        items.append(next)
      }
    }
    return items
  }

  /// Items from left to right: stretches of a level or higher are turned round, the highest first.
  static func visual(_ items: [TextItem]) -> [TextItem] {
    var order = items
    let highest = order.map(\.level).max() ?? 0
    guard highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
