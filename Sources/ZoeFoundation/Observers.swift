// Observers by selector, which Linux has none of.

extension NotificationCenter {
  /// Sends `aSelector` with the notification to an observer, which is not kept alive.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    let observation = Observation(
      observer: target, center: self, name: aName, object: anObject as AnyObject?)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak target] note in
      guard let target else { return }
      aSelector.perform(on: target, [note])
    }
    World.current.observations.append(observation)
  }

  /// Ends what was asked for by selector; anything else is Foundation's token of a block.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?
  ) {
    let entries = World.current.observations
    World.current.observations.removeAll { entry in
      entry.observer == nil
        || entry.belongs(to: self, observer, name: aName, object: anObject)
    }
    for entry in entries where entry.belongs(to: self, observer, name: aName, object: anObject) {
      if let token = entry.token { removeObserver(token as Any, name: nil, object: nil) }
    }
    removeObserver(observer as Any, name: aName, object: anObject as Any?)
  }
}

/// One observer by selector.
final class Observation {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let name: NSNotification.Name?
  private weak var object: AnyObject?
  var token: NSObjectProtocol?

  init(
    observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object
  }

  /// Nil stands for every name and every object.
  func belongs(
    to center: NotificationCenter, _ observer: AnyObject, name: NSNotification.Name?,
    object: AnyObject?
  ) -> Bool {
    self.center === center && self.observer === observer && (name == nil || self.name == name)
      && (object == nil || self.object === object)
  }
}
