/// The circumstances that colours and layouts depend on. Light, on a phone, unless told otherwise.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Pixels to the point; 0 is unspecified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified
  ) {
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    layoutDirection = direction
    displayScale = scale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  public override convenience init() { self.init(idiom: .unspecified) }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Later collections win where they specify a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<T: Equatable>(_ trait: (UITraitCollection) -> T, _ unspecified: T) -> T {
      traitCollections.map(trait).last { $0 != unspecified } ?? unspecified
    }
    self.init(
      idiom: last(\.userInterfaceIdiom, .unspecified),
      style: last(\.userInterfaceStyle, .unspecified),
      direction: last(\.layoutDirection, .unspecified), scale: last(\.displayScale, 0),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified))
  }

  nonisolated(unsafe) private static var now = UITraitCollection.device(scale: 3)

  /// What dynamic colours are resolved against.
  open class var current: UITraitCollection {
    get { now }
    set { now = newValue }
  }

  package static func device(scale: CGFloat, style: UIUserInterfaceStyle = .light)
    -> UITraitCollection
  {
    UITraitCollection(
      idiom: .phone, style: style, direction: .leftToRight, scale: scale, horizontal: .compact,
      vertical: .regular)
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something that has traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
