import ZoeFilm

/// A rectangle on screen: a shell over a layer, which holds its geometry and looks.
///
/// In: frames, subviews, colours. Out: a layer tree; everything drawable lives there. Members that
/// a subclass may override stand here; their work is done in the extensions beside this file.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment {
  private let ownLayer: CALayer
  /// What is not the layer's.
  package var viewState = ViewState()

  open var layer: CALayer { ownLayer }

  /// The class of `layer`, a CALayer's.
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
    self.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  /// From a storyboard; the loader sets the properties afterwards.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
    decode(from: coder)
  }

  // Geometry.

  open var frame: CGRect {
    get { layer.frame }
    set { changeSize { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set { viewState.autoresizingMask = newValue }
  }

  open var autoresizesSubviews: Bool {
    get { viewState.autoresizesSubviews }
    set { viewState.autoresizesSubviews = newValue }
  }

  open var safeAreaInsets: UIEdgeInsets { safeAreaFromAbove() }
  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { viewState.layoutMargins }
    set {
      viewState.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }
  open func layoutMarginsDidChange() {}

  // Looks.

  open var backgroundColor: UIColor? {
    get { viewState.backgroundColor }
    set {
      viewState.backgroundColor = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode {
    get { viewState.contentMode }
    set {
      viewState.contentMode = newValue
      layer.contentsGravity = newValue.gravity
    }
  }

  open var tintColor: UIColor! {
    get { viewState.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      viewState.tintColor = newValue
      tintDidChange()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { viewState.tintAdjustmentMode }
    set { viewState.tintAdjustmentMode = newValue }
  }

  open func tintColorDidChange() {}

  open var mask: UIView? {
    get { viewState.mask }
    set {
      viewState.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // The tree.

  open func removeFromSuperview() { leaveSuperview() }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func addSubview(_ view: UIView) { insert(view, at: Int.max) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open var window: UIWindow? { viewState.superview?.window }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // Layout.

  open func setNeedsLayout() {
    AutoLayout.changes += 1
    layer.setNeedsLayout()
  }
  open func layoutIfNeeded() { topmostWaiting.layoutIfNeeded() }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { viewState.superview?.setNeedsLayout() }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // Events.

  open override var next: UIResponder? { viewState.controller ?? viewState.superview }
  open var isUserInteractionEnabled: Bool {
    get { viewState.isUserInteractionEnabled }
    set { viewState.isUserInteractionEnabled = newValue }
  }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // Traits.

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.overrideUserInterfaceStyle }
    set { viewState.overrideUserInterfaceStyle = newValue }
  }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // The layer's delegate.

  open func display(_ layer: CALayer) { drawIntoLayer() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawAsCurrent(ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layOut() }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.action(for: layer, key: event)
  }

  // Key-value coding.

  open override func setValue(_ value: Any?, forKey key: String) {
    if !setViewValue(value, forKey: key) { super.setValue(value, forKey: key) }
  }

  open override func value(forKey key: String) -> Any? {
    viewValue(forKey: key) ?? super.value(forKey: key)
  }
}
