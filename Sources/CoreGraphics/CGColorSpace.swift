/// A colour space, as far as colours need it. A class because Apple's is one.
public final class CGColorSpace: Equatable, Hashable, @unchecked Sendable {
  package let spaceName: String
  public let model: CGColorSpaceModel

  package init(_ name: String, _ model: CGColorSpaceModel) {
    spaceName = name
    self.model = model
  }

  public convenience init?(name: CFString) {
    let known: [String] = [
      CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear,
    ]
    if known.contains(name) {
      self.init(name, .rgb)
    } else if name == CGColorSpace.genericGrayGamma2_2 || name == CGColorSpace.linearGray {
      self.init(name, .monochrome)
    } else {
      return nil
    }
  }

  public var name: CFString? { spaceName }
  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.spaceName == b.spaceName }

  public func hash(into hasher: inout Hasher) { hasher.combine(spaceName) }

  package static let srgb = CGColorSpace("kCGColorSpaceSRGB", .rgb)
  package static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", .monochrome)
  package static let cmyk = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Core Foundation's string is Swift's own here.
public typealias CFString = String

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .srgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
