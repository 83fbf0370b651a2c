import ZoeFilm
import ZoeGeometry

/// What is on screen, committed turn by turn, and the film that the commits make.
///
/// In: layers that marked themselves changed. Out: one `Commit` a turn where anything changed, and
/// the callbacks that belong to it. A class because identity is the point: there is one screen.
package final class RenderTree {
  nonisolated(unsafe) private static var stored: RenderTree?

  /// The present world's tree; a new world begins with an empty one.
  package static var current: RenderTree {
    if let stored, stored.world === World.current { return stored }
    let tree = RenderTree(World.current)
    stored = tree
    CATransaction.reset()
    World.current.clock.turnEnds.append { [weak tree] in tree?.flush() }
    return tree
  }

  private let world: World
  package private(set) var scene = Scene()
  package private(set) var commits: [Commit] = []
  package private(set) var assets = Assets()
  private var glyphs: [AnyHashable: GlyphID] = [:]
  private var nextID: UInt32 = 0

  var dirty: [CALayer] = []
  var gone: [LayerID] = []
  var retimed: [CALayer] = []
  var added: [(CALayer, RunningAnimation)] = []
  var stopped: [RunningAnimation] = []
  var needingDisplay: [CALayer] = []
  var needsLayout = false

  private init(_ world: World) { self.world = world }

  /// The layer that stands for the screen.
  package var root: CALayer? {
    didSet {
      guard root !== oldValue else { return }
      oldValue?.leaveScreen()
      root?.enterScreen()
    }
  }

  /// The film's name for an outline, which is made once for each key.
  package func glyph(_ key: AnyHashable, _ outline: () -> Path) -> GlyphID {
    if let known = glyphs[key] { return known }
    let id = GlyphID(UInt32(assets.glyphs.count))
    assets.glyphs.append(outline())
    glyphs[key] = id
    return id
  }

  /// The end of a turn: layout, display, commit, and the implicit transaction's end.
  package func flush() {
    settleLayout()
    commit()
    CATransaction.endTurn()
  }

  /// Layout may ask for display and more layout; a tree that never comes to rest is cut off.
  private func settleLayout() {
    for _ in 0..<RenderTree.layoutLimit {
      guard needsLayout || !needingDisplay.isEmpty else { return }
      needsLayout = false
      root?.layoutIfNeeded()
      let layers = needingDisplay
      needingDisplay = []
      for layer in layers { layer.displayIfNeeded() }
    }
    world.add(
      note: WorldNote(
        code: "ZOE2110", message: "layout asked for more layout \(RenderTree.layoutLimit) times"))
  }

  /// UIKit warns of a loop at about this depth.
  private static let layoutLimit = 100

  private func commit() {
    let layers = takeDirty()
    let starting = added
    added = []
    var fresh: [ObjectIdentifier: [Track]] = [:]
    for (layer, running) in starting {
      let layerID = ObjectIdentifier(layer)
      start(running, on: layer, after: fresh[layerID] ?? [])
      fresh[layerID, default: []] += running.tracks
    }
    // A layer that was given the values it had is no change.
    let changed = layers.map { node(of: $0) }.filter { scene[$0.id] != $0 }
      .sorted { $0.id < $1.id }
    if let rootID = root?.state.id, !changed.isEmpty || !gone.isEmpty {
      let commit = Commit(
        time: world.clock.now, root: rootID, changed: changed, removed: gone.sorted())
      gone = []
      scene.apply(commit)
      commits.append(commit)
    }
    let clocks = retimed
    retimed = []
    for layer in clocks { layer.rescheduleEnds() }
    tellStarts(starting.map { $0.1 })
  }

  private func takeDirty() -> [CALayer] {
    let layers = dirty.filter { layer in
      defer { layer.state.isDirty = false }
      return layer.state.isOnScreen && layer.state.isDirty
    }
    dirty = []
    for layer in layers where layer.state.id == nil {
      layer.state.id = LayerID(nextID)
      nextID += 1
    }
    return layers
  }

  /// An animation on a layer that is not on screen is over at once (facts row F2.11).
  ///
  /// - Parameter fresh: Tracks that this commit already began on the layer.
  private func start(_ running: RunningAnimation, on layer: CALayer, after fresh: [Track]) {
    guard layer.state.animations.contains(where: { $0 === running }) else { return }
    guard layer.state.isOnScreen else {
      layer.state.animations.removeAll { $0 === running }
      stopped.append(running)
      return
    }
    let now = layer.filmLocalTime
    // The model as this commit has it, under what ran until now and what began with it: a model
    // that was set without an action counts (facts row F12.4).
    var shown = layer.node
    shown.tracks = (layer.state.id.flatMap { scene[$0] }?.tracks ?? []) + fresh
    let tracks = AnimationTracks(
      layer: layer, running: running, shown: shown.presented(at: now), now: now)
    running.tracks = tracks.tracks()
    running.localEnd = tracks.end
    running.isCommitted = true
    layer.scheduleEnd(of: running)
  }

  private func node(of layer: CALayer) -> LayerNode {
    var node = layer.node
    node.id = layer.state.id ?? node.id
    node.name = layer.name ?? String(describing: type(of: layer))
    node.children = layer.state.sublayers.compactMap(\.state.id)
    node.mask = layer.state.mask?.state.id
    node.tracks = layer.state.animations.flatMap(\.tracks)
    return node
  }

  /// Starts first, then what was stopped, as their own turns (facts section 2).
  private func tellStarts(_ starting: [RunningAnimation]) {
    let over = stopped
    stopped = []
    let clock = world.clock
    for running in starting where running.animation.delegate != nil {
      clock.schedule(at: clock.now) {
        running.animation.delegate?.animationDidStart(running.animation)
      }
    }
    for running in over { clock.schedule(at: clock.now) { running.tellEnd(finished: false) } }
  }
}

extension CALayer {
  /// Ends of this layer's animations and of all below it, after a clock above them changed.
  func rescheduleEnds() {
    for running in state.animations { scheduleEnd(of: running) }
    for child in state.sublayers { child.rescheduleEnds() }
    state.mask?.rescheduleEnds()
  }

  /// A copy that shows the layer as it is now; nil before its first commit.
  func presented() -> CALayer? {
    guard let id = state.id, let committed = RenderTree.current.scene[id] else { return nil }
    let copy = LayerFactory.make(type(of: self))
    copy.node = committed.presented(at: filmLocalTime)
    copy.delegate = nil
    copy.state.modelLayer = self
    return copy
  }
}
