import QuartzCore
import ZoeFilm
import ZoeFonts
import ZoeGeometry

/// The shadow of attributed text. It is drawn hard; a blur is a note.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  /// Points.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; black at a third where nothing is set, none where nil is.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public override init() {}
}

extension NSShadow: TextShadowCarrier {
  package var shownShadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    if shadowBlurRadius > 0 {
      TextNotes.add(
        "ZOE1207", "the blur of attributed text's shadow is not drawn; its edge is hard")
    }
    return TextShadow(
      offset: Point(shadowOffset.width, shadowOffset.height), color: color.film)
  }
}

extension UIColor: ColorCarrier {
  package var shownColor: ZoeFilm.Color { film }
}

extension UIFont: TypefaceCarrier {
  package var typeface: Typeface { cut.typeface }
  package var typeSize: Double { pointSize }
}
