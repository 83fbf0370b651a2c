import ZoeFilm

/// A colour, or a rule that gives one for each set of traits.
///
/// Components are extended sRGB, straight alpha. A dynamic colour is resolved against
/// `UITraitCollection.current` whenever it is read.
open class UIColor: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByColorLiteral {
  private enum Source {
    case fixed(Color)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  package init(_ color: Color) { source = .fixed(color) }

  public convenience override init() { self.init(.clear) }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white, white, white, alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      HSB(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red, green, blue, alpha))
  }

  /// Display P3 is taken for sRGB: the canvas has no wider gamut.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(displayP3Red, green, blue, alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.filmColor) }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(Color(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// The colour under the current traits.
  package var film: Color { resolved(UITraitCollection.current) }

  open var cgColor: CGColor { CGColor(film) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(Color(color.red, color.green, color.blue, alpha))
    case .dynamic(let provider):
      UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  private func resolved(_ traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolved(traits)
    }
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = film
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = film
    let wheel = HSB(color)
    hue?.pointee = wheel.hue
    saturation?.pointee = wheel.saturation
    brightness?.pointee = wheel.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// False for a colour that is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = film
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || film == other.film
  }

  open override var hash: Int { film.hashValue }

  open override var description: String {
    let c = film
    return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
  }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
