/// Turns one change of a layer's property into an animation. Made before the change, run after it.
///
/// Position and bounds become additive differences, so that a new animation takes over smoothly from
/// one under way (facts row F10.1).
final class BlockAction: NSObject, CAAction {
  private let block: AnimationBlock
  private let old: Any?
  private let shown: Any?

  init(block: AnimationBlock, layer: CALayer, key: String) {
    self.block = block
    old = BlockAction.value(of: layer, key)
    shown = layer.presentation().flatMap { BlockAction.value(of: $0, key) }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let new = BlockAction.value(of: layer, event)
    if case .keyframes(let collector) = block.pace {
      collector.add(layer: layer, key: event, from: old, to: new)
      return
    }
    let animation = block.animation(keyPath: event)
    var key = event
    if let from = old as? CGPoint, let to = new as? CGPoint, event == "position" {
      guard from != to else { return }
      animation.fromValue = CGPoint(x: from.x - to.x, y: from.y - to.y)
      animation.toValue = CGPoint.zero
      animation.isAdditive = true
      key = BlockAction.freeKey(event, on: layer)
    } else if let from = old as? CGRect, let to = new as? CGRect, event == "bounds" {
      guard from != to else { return }
      animation.fromValue = CGRect(
        x: from.minX - to.minX, y: from.minY - to.minY, width: from.width - to.width,
        height: from.height - to.height)
      animation.toValue = CGRect.zero
      animation.isAdditive = true
      key = BlockAction.freeKey(event, on: layer)
    } else {
      let takesOver = block.beginsFromCurrentState || event == "transform"
      animation.fromValue = (takesOver ? shown : nil) ?? old
      animation.toValue = new
      if event == "backgroundColor" { fade(animation) }
    }
    block.start(animation, on: layer, key: key)
  }

  /// A missing colour is the other one, clear: UIKit fades, where Core Animation would show nothing.
  private func fade(_ animation: CABasicAnimation) {
    let from = animation.fromValue.map { $0 as AnyObject } as? CGColor
    let to = animation.toValue.map { $0 as AnyObject } as? CGColor
    if from == nil { animation.fromValue = to?.copy(alpha: 0) }
    if to == nil { animation.toValue = from?.copy(alpha: 0) }
  }

  /// Additive animations run side by side under "position", "position-2" and so on.
  private static func freeKey(_ key: String, on layer: CALayer) -> String {
    var number = 1
    var free = key
    while layer.animation(forKey: free) != nil {
      number += 1
      free = "\(key)-\(number)"
    }
    return free
  }

  private static func value(of layer: CALayer, _ key: String) -> Any? {
    switch key {
    case "position": layer.position
    case "bounds": layer.bounds
    case "anchorPoint": layer.anchorPoint
    case "zPosition": layer.zPosition
    case "transform": layer.transform
    case "opacity": layer.opacity
    case "backgroundColor": layer.backgroundColor
    case "cornerRadius": layer.cornerRadius
    case _: nil
    }
  }
}
