import ZoeFilm
import ZoeFonts

// What UIKit's fonts, colours and paragraph styles tell the text layers below them.

package protocol TypefaceCarrier: AnyObject {
  var typeface: Typeface { get }
  /// Points.
  var typeSize: Double { get }
}

package protocol ColorCarrier: AnyObject {
  /// As of now, where it depends on traits.
  var shownColor: Color { get }
}

package protocol ParagraphCarrier: AnyObject {
  var rules: ParagraphRules { get }
}

package protocol TextShadowCarrier: AnyObject {
  var shownShadow: TextShadow? { get }
}

/// Turns what text cannot do into notes.
package enum TextNotes {
  package static func add(_ problem: TextProblem) {
    switch problem {
    case .font(let error): add("ZOE1201", error.message)
    case .missingGlyphs(let name):
      add("ZOE1202", "no font here has the \(name) characters of the text; boxes are drawn instead")
    case .emoji: add("ZOE1205", "emoji are not drawn in colours; their outlines or boxes are drawn")
    }
  }

  package static func add(_ code: String, _ message: String) {
    World.current.add(note: WorldNote(code: code, message: message))
  }
}
