import ZoeFilm
import ZoeGeometry

/// What a layer keeps beside its node.
struct LayerState {
  var sublayers: [CALayer] = []
  var mask: CALayer?
  /// The layer that this one masks.
  weak var masked: CALayer?
  var contents: Any?
  var needsLayout = false
  var needsDisplay = false
  /// Whether the layer waits in the render tree's list of changed ones.
  var isDirty = false
  /// Whether the layer hangs below the render tree's root.
  var isOnScreen = false
  /// The number in the film; nil before the first commit.
  var id: LayerID?
  var animations: [RunningAnimation] = []
  /// Values of keys that no property has.
  var extra: [String: Any] = [:]
  /// What a presentation copy stands for.
  var modelLayer: CALayer?
}

/// Makes layers of users' classes, which only their own module can construct.
package enum LayerFactory {
  nonisolated(unsafe) package static var makers: [ObjectIdentifier: () -> CALayer] = [:]

  /// A new layer of a class; of the nearest class that is known where it is not registered.
  package static func make(_ type: CALayer.Type) -> CALayer {
    makers[ObjectIdentifier(type)]?() ?? type.bare()
  }
}

extension Float {
  /// The double with the fewest digits that rounds to this float: 0.1 stays 0.1.
  var shortest: Double { Double(description) ?? Double(self) }
}

extension CALayer {
  /// What the layer drew itself, in its own points.
  package var drawing: Drawing? {
    get { node.drawing }
    set {
      guard newValue != node.drawing else { return }
      node.drawing = newValue
      markDirty()
    }
  }

  /// Changes a property that Core Animation can animate, and runs the action for its key.
  func change(_ property: LayerProperty, _ edit: (inout LayerNode) -> Void) {
    change(key: property.keyPath, edit)
  }

  func change(key: String, _ edit: (inout LayerNode) -> Void) {
    guard state.modelLayer == nil else {
      World.current.add(
        note: WorldNote(
          code: "ZOE2102", message: "\(key) was set on a presentation layer, which is read-only"))
      return
    }
    let action = actionForChange(key)
    edit(&node)
    markDirty()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Puts the layer into the next commit.
  func markDirty() {
    guard state.isOnScreen, !state.isDirty else { return }
    state.isDirty = true
    RenderTree.current.dirty.append(self)
  }

  func timingChanged() {
    node.timing = filmTiming
    guard state.isOnScreen else { return }
    markDirty()
    RenderTree.current.retimed.append(self)
  }

  /// The layer's timing in film time, whose 0 is the run's start.
  private var filmTiming: MediaTiming {
    var timing = MediaTiming()
    timing.speed = speed.shortest
    timing.duration = duration
    timing.repeatCount = repeatCount.shortest
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fill = fillMode.film
    timing.begin = beginTime
    timing.offset = timeOffset
    // local = (parent − begin) · speed + offset holds in media time, which is ahead of film time by
    // a constant on both sides; at speed 1 the constants cancel.
    if speed != 1 {
      timing.begin -= World.mediaTimeBase
      timing.offset -= World.mediaTimeBase
    }
    return timing
  }

  func noteFilters(_ key: String, _ filters: [Any]?) {
    guard let filters, !filters.isEmpty else { return }
    World.current.add(
      note: WorldNote(code: "ZOE2103", message: "\(key) of a layer are kept but not drawn"))
  }

  func setContents(_ value: Any?) {
    if value != nil {
      World.current.add(
        note: WorldNote(code: "ZOE2104", message: "images as a layer's contents are not drawn yet"))
    }
    change(.contents) { _ in state.contents = value }
  }
}
