/// A layer that only places its sublayers in space. They are flattened, as those of any layer are.
open class CATransformLayer: CALayer {
  package override class func bare() -> CALayer { CATransformLayer() }

  /// It has no plane of its own that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
