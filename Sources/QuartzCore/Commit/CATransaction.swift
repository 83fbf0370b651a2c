/// A completion block and how many animations it waits for. A class: animations hold it.
final class CompletionGroup {
  let block: () -> Void
  var pending = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// No more animations will join. Where there were none the block runs in the next turn.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    let clock = World.current.clock
    if pending == 0 { clock.schedule(at: clock.now) { self.block() } }
  }

  func animationEnded() {
    pending -= 1
    if pending == 0, isClosed { block() }
  }
}

/// The settings that changes are made under; they nest, and inner ones inherit.
open class CATransaction: NSObject {
  private struct Level {
    var duration = 0.25
    var function: CAMediaTimingFunction?
    var disablesActions = false
    var block: (() -> Void)?
    var group: CompletionGroup?
    /// Groups whose block was replaced; they close with the level.
    var replaced: [CompletionGroup] = []
    var extra: [String: Any] = [:]

    /// No more animations join; the replaced blocks first.
    func close() {
      for group in replaced { group.close() }
      group?.close()
    }
  }

  /// The first is the implicit one, which ends with each turn.
  nonisolated(unsafe) private static var stored = [Level()]

  /// Read through the present world's tree, whose making clears what an earlier world left open.
  private static var levels: [Level] {
    get {
      _ = RenderTree.current
      return stored
    }
    set { stored = newValue }
  }

  private static var top: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  static func reset() { stored = [Level()] }

  /// Every block that an animation added now keeps waiting: this level's and those around it.
  static var openGroups: [CompletionGroup] { levels.compactMap(\.group) }

  open class func begin() {
    var level = Level()
    level.duration = top.duration
    level.function = top.function
    level.disablesActions = top.disablesActions
    levels.append(level)
  }

  open class func commit() {
    guard levels.count > 1 else { return }
    let level = levels.removeLast()
    level.close()
  }

  /// Commits the layer tree now instead of at the turn's end.
  open class func flush() { RenderTree.current.flush() }
  open class func lock() {}
  open class func unlock() {}

  /// Ends the implicit level with a turn.
  static func endTurn() {
    let level = levels[0]
    levels[0] = Level()
    level.close()
  }

  open class func animationDuration() -> CFTimeInterval { top.duration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { top.duration = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { top.function }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    top.function = function
  }
  open class func disableActions() -> Bool { top.disablesActions }
  open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }
  open class func completionBlock() -> (() -> Void)? { top.block }

  /// Animations added from now on are waited for; a block set before keeps waiting for its own.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let group = top.group { top.replaced.append(group) }
    top.block = block
    top.group = block.map(CompletionGroup.init)
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "animationTimingFunction": animationTimingFunction()
    case "disableActions": disableActions()
    case "completionBlock": completionBlock()
    default: top.extra[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration": setAnimationDuration(ValueBoundary.number(anObject) ?? 0.25)
    case "animationTimingFunction":
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "disableActions": setDisableActions((ValueBoundary.number(anObject) ?? 0) != 0)
    case "completionBlock": setCompletionBlock(anObject as? () -> Void)
    default: top.extra[key] = anObject
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionCompletionBlock = "completionBlock"
