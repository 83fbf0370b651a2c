import ZoeClock

// What Objective-C's base class does by selector, on the virtual clock.

/// Messages that wait for their time, so that they can be taken back.
struct DelayedMessages {
  struct Entry {
    let target: ObjectIdentifier
    let selector: Selector
    let token: VirtualClock.Token
  }
  var entries: [Entry] = []
}

extension NSObject {
  public func perform(_ aSelector: Selector) { aSelector.perform(on: self, []) }

  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.perform(on: self, [object])
  }

  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let world = World.current
    let token = world.clock.schedule(at: world.clock.now + max(delay, 0)) {
      aSelector.perform(on: self, [anArgument])
    }
    world.delayed.entries.append(
      .init(target: ObjectIdentifier(self), selector: aSelector, token: token))
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait { return perform(aSelector, with: arg) }
    DispatchQueue.main.async { aSelector.perform(on: self, [arg]) }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target == ObjectIdentifier(aTarget as AnyObject) }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel { $0.target == ObjectIdentifier(aTarget as AnyObject) && $0.selector == aSelector }
  }

  private static func cancel(where matches: (DelayedMessages.Entry) -> Bool) {
    let world = World.current
    for entry in world.delayed.entries where matches(entry) { world.clock.cancel(entry.token) }
    world.delayed.entries.removeAll(where: matches)
  }
}
