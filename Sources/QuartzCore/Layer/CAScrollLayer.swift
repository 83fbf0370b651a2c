public struct CAScrollLayerScrollMode: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers: scrolling moves its bounds.
open class CAScrollLayer: CALayer {
  package override class func bare() -> CALayer { CAScrollLayer() }

  override func setUp() { node.masksToBounds = true }

  open var scrollMode = CAScrollLayerScrollMode.both

  /// Brings a point to the top left, along the axes that `scrollMode` allows.
  open func scroll(to p: CGPoint) {
    let horizontal = scrollMode == .both || scrollMode == .horizontally
    let vertical = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(
      x: horizontal ? p.x : bounds.origin.x, y: vertical ? p.y : bounds.origin.y)
  }

  /// Scrolls no further than is needed to show a rectangle; its near edge wins where it does not fit.
  open func scroll(to r: CGRect) {
    func origin(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      let shown = high > start + length ? high - length : start
      return min(shown, low)
    }
    scroll(
      to: CGPoint(
        x: origin(r.minX, r.maxX, bounds.minX, bounds.width),
        y: origin(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}

extension CALayer {
  /// Scrolls the nearest scroll layer above.
  ///
  /// - Parameter p: In this layer's coordinates.
  public func scroll(_ p: CGPoint) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  public var visibleRect: CGRect {
    guard let scroller = nearestScrollLayer else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }

  private var nearestScrollLayer: CAScrollLayer? {
    var next: CALayer? = self
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }
}
