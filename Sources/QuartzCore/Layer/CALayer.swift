import ZoeFilm
import ZoeGeometry

/// A rectangle that can be drawn, laid out, timed and animated.
///
/// In: property changes and animations. Out, at the end of a turn: a `LayerNode` in the render tree.
/// The model values live in `node`, so that a commit is a copy. Members that a subclass may override
/// stand here; their work is done in the extensions beside this file.
open class CALayer: NSObject, CAMediaTiming {
  /// The model values. Children, mask and tracks are filled in at commit.
  package var node = LayerNode(id: LayerID(.max))
  /// What is not in the node.
  var state = LayerState()
  public internal(set) weak var superlayer: CALayer?
  open weak var delegate: (any CALayerDelegate)?

  public override init() {
    super.init()
    setUp()
  }

  /// A copy for presentation; nothing of a plain layer is copied (facts row F8.10).
  public init(layer: Any) {
    super.init()
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init()
    setUp()
  }

  func setUp() {}

  /// A new layer of the nearest class of this module; a user's class comes from `LayerFactory`.
  package class func bare() -> CALayer { CALayer() }

  // Geometry.

  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set { setBounds(newValue) }
  }
  open var position: CGPoint {
    get { CGPoint(node.position) }
    set { change(.position) { $0.position = newValue.point } }
  }
  open var zPosition: CGFloat {
    get { CGFloat(node.zPosition) }
    set { change(.zPosition) { $0.zPosition = Double(newValue) } }
  }
  open var anchorPoint: CGPoint {
    get { CGPoint(node.anchorPoint) }
    set { change(.anchorPoint) { $0.anchorPoint = newValue.point } }
  }
  open var anchorPointZ: CGFloat {
    get { CGFloat(node.anchorPointZ) }
    set { change(.anchorPointZ) { $0.anchorPointZ = Double(newValue) } }
  }
  open var transform: CATransform3D {
    get { CATransform3D(node.transform) }
    set { change(.transform) { $0.transform = newValue.matrix } }
  }
  open var sublayerTransform: CATransform3D {
    get { CATransform3D(node.sublayerTransform) }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue.matrix } }
  }
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }
  open func affineTransform() -> CGAffineTransform { CGAffineTransform(node.transform.affine) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open var isGeometryFlipped: Bool {
    get { node.isGeometryFlipped }
    set { change(key: "geometryFlipped") { $0.isGeometryFlipped = newValue } }
  }
  open func contentsAreFlipped() -> Bool {
    node.isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  // Looks.

  open var isHidden: Bool {
    get { node.isHidden }
    set { change(.hidden) { $0.isHidden = newValue } }
  }
  open var isDoubleSided: Bool {
    get { node.isDoubleSided }
    set { change(.doubleSided) { $0.isDoubleSided = newValue } }
  }
  open var opacity: Float {
    get { Float(node.opacity) }
    set { change(.opacity) { $0.opacity = newValue.shortest } }
  }
  open var allowsGroupOpacity: Bool {
    get { node.allowsGroupOpacity }
    set { change(key: "allowsGroupOpacity") { $0.allowsGroupOpacity = newValue } }
  }
  open var masksToBounds: Bool {
    get { node.masksToBounds }
    set { change(.masksToBounds) { $0.masksToBounds = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { node.backgroundColor.map(CGColor.init) }
    set { change(.backgroundColor) { $0.backgroundColor = newValue?.filmColor } }
  }
  open var cornerRadius: CGFloat {
    get { CGFloat(node.cornerRadius) }
    set { change(.cornerRadius) { $0.cornerRadius = Double(newValue) } }
  }
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(node.maskedCorners)) }
    set { change(key: "maskedCorners") { $0.maskedCorners = UInt8(newValue.rawValue & 15) } }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { node.hasContinuousCorners ? .continuous : .circular }
    set { change(key: "cornerCurve") { $0.hasContinuousCorners = newValue == .continuous } }
  }
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  open var borderWidth: CGFloat {
    get { CGFloat(node.borderWidth) }
    set { change(.borderWidth) { $0.borderWidth = Double(newValue) } }
  }
  open var borderColor: CGColor? {
    get { node.borderColor.map(CGColor.init) }
    set { change(.borderColor) { $0.borderColor = newValue?.filmColor } }
  }
  open var shadowColor: CGColor? {
    get { node.shadowColor.map(CGColor.init) }
    set { change(.shadowColor) { $0.shadowColor = newValue?.filmColor } }
  }
  open var shadowOpacity: Float {
    get { Float(node.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = newValue.shortest } }
  }
  open var shadowOffset: CGSize {
    get { CGSize(node.shadowOffset) }
    set { change(.shadowOffset) { $0.shadowOffset = newValue.zoeSize } }
  }
  open var shadowRadius: CGFloat {
    get { CGFloat(node.shadowRadius) }
    set { change(.shadowRadius) { $0.shadowRadius = Double(newValue) } }
  }
  open var shadowPath: CGPath? {
    get { node.shadowPath.map(CGPath.init) }
    set { change(.shadowPath) { $0.shadowPath = newValue?.filmPath } }
  }

  // Contents.

  open var contents: Any? {
    get { state.contents }
    set { setContents(newValue) }
  }
  open var contentsRect: CGRect {
    get { CGRect(node.contentsRect) }
    set { change(.contentsRect) { $0.contentsRect = newValue.rect } }
  }
  open var contentsCenter: CGRect {
    get { CGRect(node.contentsCenter) }
    set { change(.contentsCenter) { $0.contentsCenter = newValue.rect } }
  }
  open var contentsScale: CGFloat {
    get { CGFloat(node.contentsScale) }
    set { change(.contentsScale) { $0.contentsScale = Double(newValue) } }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(node.contentsGravity) }
    set { change(key: "contentsGravity") { $0.contentsGravity = newValue.filmGravity } }
  }
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(node.minification) }
    set { change(key: "minificationFilter") { $0.minification = newValue.film } }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(node.magnification) }
    set { change(key: "magnificationFilter") { $0.magnification = newValue.film } }
  }
  open var minificationFilterBias: Float = 0
  open var isOpaque = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  /// Filters are kept, not drawn; each is a note.
  open var filters: [Any]? { didSet { noteFilters("filters", filters) } }
  open var backgroundFilters: [Any]? {
    didSet { noteFilters("backgroundFilters", backgroundFilters) }
  }
  open var compositingFilter: Any? {
    didSet { noteFilters("compositingFilter", compositingFilter.map { [$0] }) }
  }

  // The tree.

  open var sublayers: [CALayer]? {
    get { state.sublayers.isEmpty ? nil : state.sublayers }
    set { setSublayers(newValue ?? []) }
  }
  open var mask: CALayer? {
    get { state.mask }
    set { setMask(newValue) }
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: state.sublayers.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// - Parameter p: In the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  // Layout and display.

  open func setNeedsLayout() { markForLayout() }
  open func needsLayout() -> Bool { state.needsLayout }
  open func layoutIfNeeded() { layOutTree() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func setNeedsDisplay() { markForDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { state.needsDisplay }
  open func displayIfNeeded() { if state.needsDisplay { displayNow() } }
  open func display() { drawContents() }
  open func draw(in ctx: CGContext) {}

  // Actions and animations.

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAllAnimations() { detachAllAnimations() }
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }
  open func animationKeys() -> [String]? { listedAnimationKeys }
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(forKey: key) }
  open func model() -> Self { state.modelLayer.flatMap { $0 as? Self } ?? self }
  /// The layer as it shows now: nil before its first commit, else a read-only copy.
  open func presentation() -> Self? { state.modelLayer != nil ? self : presented() as? Self }

  // Time.

  open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var duration: CFTimeInterval = .infinity { didSet { timingChanged() } }
  open var speed: Float = 1 { didSet { timingChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var repeatCount: Float = 0 { didSet { timingChanged() } }
  open var repeatDuration: CFTimeInterval = 0 { didSet { timingChanged() } }
  open var autoreverses = false { didSet { timingChanged() } }
  open var fillMode: CAMediaTimingFillMode = .removed { didSet { timingChanged() } }

  // Names and keys.

  open var name: String? {
    didSet { markDirty() }
  }
  open func value(forKey key: String) -> Any? { keyedValue(key) }
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }
}
