import ZoeFilm
import ZoeGeometry

/// A colour with its space and alpha. A class because Apple's is one; it never changes.
public final class CGColor: Equatable, Hashable, @unchecked Sendable {
  package let space: CGColorSpace
  /// The space's components, then alpha.
  package let values: [CGFloat]

  package init(_ space: CGColorSpace, _ values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.srgb, [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.srgb, [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray, [gray, alpha]) }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) { self.init(.cmyk, [cyan, magenta, yellow, black, alpha]) }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { values.last ?? 0 }
  public var colorSpace: CGColorSpace? { space }
  public var numberOfComponents: Int { values.count }
  public var components: [CGFloat]? { values }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }
  public func copy() -> CGColor? { self }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  package convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// The colour in extended sRGB, straight alpha, which is how all compositing sees it.
  package var filmColor: Color {
    let v = values.map(Double.init)
    switch space.model {
    case .monochrome where v.count == 2: return Color(v[0], v[0], v[0], v[1])
    case .cmyk where v.count == 5:
      func mixed(_ ink: Double) -> Double { (1 - ink) * (1 - v[3]) }
      return Color(mixed(v[0]), mixed(v[1]), mixed(v[2]), v[4])
    case .rgb where v.count == 4:
      let rgb = Color(v[0], v[1], v[2], v[3])
      switch space.spaceName {
      case CGColorSpace.displayP3: return rgb.fromDisplayP3
      case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear:
        return Color(
          rgb.red.sRGBEncoded, rgb.green.sRGBEncoded, rgb.blue.sRGBEncoded, rgb.alpha)
      default: return rgb
      }
    default: return .clear
    }
  }
}

extension Double {
  /// sRGB's transfer function, mirrored below 0 as extended sRGB has it.
  fileprivate var sRGBEncoded: Double {
    let x = abs(self)
    let y = x <= 0.0031308 ? 12.92 * x : 1.055 * Mathematics.pow(x, 1 / 2.4) - 0.055
    return self < 0 ? -y : y
  }

  fileprivate var sRGBDecoded: Double {
    let x = abs(self)
    let y = x <= 0.04045 ? x / 12.92 : Mathematics.pow((x + 0.055) / 1.055, 2.4)
    return self < 0 ? -y : y
  }
}

extension Color {
  /// Display P3 components as extended sRGB ones: the same white and transfer function, other primaries.
  package var fromDisplayP3: Color {
    let (r, g, b) = (red.sRGBDecoded, green.sRGBDecoded, blue.sRGBDecoded)
    return Color(
      (1.2249401 * r - 0.2249402 * g).sRGBEncoded,
      (-0.0420569 * r + 1.0420571 * g).sRGBEncoded,
      (-0.0196376 * r - 0.0786361 * g + 1.0982735 * b).sRGBEncoded, alpha)
  }
}
