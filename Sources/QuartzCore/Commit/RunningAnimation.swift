import ZoeClock
import ZoeFilm

/// One animation on one layer, from its adding to its end. A class: the clock, the layer and the
/// transaction all speak of the same one.
final class RunningAnimation {
  let key: String?
  /// The frozen copy that `animation(forKey:)` shows.
  let animation: CAAnimation
  /// The transaction's duration at the adding, which a duration of 0 means.
  let defaultDuration: Double
  /// Completion blocks that wait for this animation.
  let groups: [CompletionGroup]
  var tracks: [Track] = []
  /// When the animation ends, in its layer's film time; nil before its commit and where it never does.
  var localEnd: Double?
  var endToken: VirtualClock.Token?
  var isCommitted = false
  var isOver = false

  init(key: String?, animation: CAAnimation) {
    self.key = key
    self.animation = animation
    defaultDuration = CATransaction.animationDuration()
    groups = CATransaction.openGroups
    for group in groups { group.pending += 1 }
  }

  /// Tells everybody that it is over, blocks before the delegate (facts section 2).
  func tellEnd(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    for group in groups { group.animationEnded() }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}

extension CALayer {
  func attach(_ original: CAAnimation, forKey key: String?) {
    let copy = original.duplicate()
    copy.isFrozen = true
    let name = copy is CATransition ? "transition" : key
    if let name { detachAnimation(forKey: name) }
    let running = RunningAnimation(key: name, animation: copy)
    state.animations.append(running)
    RenderTree.current.added.append((self, running))
    markDirty()
  }

  func detachAnimation(forKey key: String) {
    for running in state.animations where running.key == key { stop(running, finished: false) }
  }

  func detachAllAnimations() { stopAllAnimations(finished: false) }

  func stopAllAnimations(finished: Bool) {
    for running in state.animations { stop(running, finished: finished) }
  }

  /// Takes off those that `isMeant` names.
  func stopAnimations(where isMeant: (RunningAnimation) -> Bool) {
    for running in state.animations where isMeant(running) { stop(running, finished: false) }
  }

  /// Takes an animation off; its delegate hears of it after the commit (facts row F12.6).
  private func stop(_ running: RunningAnimation, finished: Bool) {
    state.animations.removeAll { $0 === running }
    if let token = running.endToken { World.current.clock.cancel(token) }
    running.endToken = nil
    RenderTree.current.stopped.append(running)
    markDirty()
  }

  var listedAnimationKeys: [String]? {
    let keys = state.animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func attachedAnimation(forKey key: String) -> CAAnimation? {
    state.animations.first { $0.key == key }?.animation
  }

  /// Called at a running animation's end, and again when the layer's clock changed.
  func scheduleEnd(of running: RunningAnimation) {
    let clock = World.current.clock
    if let token = running.endToken { clock.cancel(token) }
    running.endToken = nil
    guard !running.isOver, let end = running.localEnd, let time = filmTime(ofLocal: end) else {
      return
    }
    running.endToken = clock.schedule(at: time, late: true) { [weak self] in self?.end(running) }
  }

  private func end(_ running: RunningAnimation) {
    running.endToken = nil
    if running.animation.isRemovedOnCompletion {
      state.animations.removeAll { $0 === running }
      markDirty()
    }
    running.tellEnd(finished: true)
  }
}
