/// A layer that shows copies of its sublayers, each moved, tinted and delayed a step further.
///
/// The copies are kept, not drawn: only the source shows, and more than one instance is a note.
open class CAReplicatorLayer: CALayer {
  private var replica = Replica()

  private struct Replica {
    var count = 1
    var delay: CFTimeInterval = 0
    var preservesDepth = false
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  package override class func bare() -> CALayer { CAReplicatorLayer() }

  private func edit(_ key: String, _ edit: (inout Replica) -> Void) {
    change(key: key) { _ in edit(&replica) }
  }

  /// The source included.
  open var instanceCount: Int {
    get { replica.count }
    set {
      edit("instanceCount") { $0.count = newValue }
      guard newValue > 1 else { return }
      World.current.add(
        note: WorldNote(
          code: "ZOE2111", message: "copies of a replicator layer are not drawn yet"))
    }
  }
  open var preservesDepth: Bool {
    get { replica.preservesDepth }
    set { edit("preservesDepth") { $0.preservesDepth = newValue } }
  }
  /// How much later than the one before each copy lives. Seconds.
  open var instanceDelay: CFTimeInterval {
    get { replica.delay }
    set { edit("instanceDelay") { $0.delay = newValue } }
  }
  /// From each copy to the next, about the centre of the layer.
  open var instanceTransform: CATransform3D {
    get { replica.transform }
    set { edit("instanceTransform") { $0.transform = newValue } }
  }
  /// What the source's colours are multiplied by.
  open var instanceColor: CGColor? {
    get { replica.color }
    set { edit("instanceColor") { $0.color = newValue } }
  }
  open var instanceRedOffset: Float {
    get { replica.redOffset }
    set { edit("instanceRedOffset") { $0.redOffset = newValue } }
  }
  open var instanceGreenOffset: Float {
    get { replica.greenOffset }
    set { edit("instanceGreenOffset") { $0.greenOffset = newValue } }
  }
  open var instanceBlueOffset: Float {
    get { replica.blueOffset }
    set { edit("instanceBlueOffset") { $0.blueOffset = newValue } }
  }
  open var instanceAlphaOffset: Float {
    get { replica.alphaOffset }
    set { edit("instanceAlphaOffset") { $0.alphaOffset = newValue } }
  }
}
