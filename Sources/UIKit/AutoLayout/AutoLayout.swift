import ZoeLayout

/// Places the views of a tree by their constraints.
@MainActor enum AutoLayout {
  /// Safe areas and heights of text depend on the frames that a round finds; more never change it.
  private static let maxRounds = 4

  /// Counts what may change a layout: while it stands still, one solution serves all views of a tree.
  static var changes = 0

  /// Runs before a view's `layoutSubviews`; the whole tree is solved, so it is whole at the top.
  static func pass(_ view: UIView) {
    let top = topmost(above: view)
    let engine = top.layoutStore.engine ?? LayoutEngine()
    top.layoutStore.engine = engine
    let isSettled = engine.settled.map { $0.changes == changes && $0.size == top.bounds.size }
    if isSettled ?? false { return }
    view.updateConstraintsOfTree()
    for _ in 0..<maxRounds {
      let problem = LayoutProblem(top: top, engine: engine)
      let isNew = engine.solve(problem)
      place(problem, engine, below: top)
      if !isNew { break }
    }
    engine.settled = (changes, top.bounds.size)
  }

  /// nil where no constraint speaks of the view's inside.
  static func fittingSize(
    of view: UIView, target: CGSize, across: UILayoutPriority, down: UILayoutPriority
  ) -> CGSize? {
    view.updateConstraintsOfTree()
    let engine = LayoutEngine()
    let item = engine.item(for: view)
    let wishes = [
      Constraint(
        [Term(item.width)], .equal, constant: -target.width, priority: Double(across.rawValue)),
      Constraint(
        [Term(item.height)], .equal, constant: -target.height, priority: Double(down.rawValue)),
    ]
    for _ in 0..<2 {
      let problem = LayoutProblem(top: view, engine: engine, fitting: wishes)
      if problem.constraints.isEmpty { return nil }
      _ = engine.solve(problem)
      keepTextWidths(problem, engine)
    }
    return engine.frame(of: view).size
  }

  private static func topmost(above view: UIView) -> UIView {
    var top = view
    while let next = top.superview { top = next }
    return top
  }

  private static func place(_ problem: LayoutProblem, _ engine: LayoutEngine, below top: UIView) {
    keepTextWidths(problem, engine)
    for view in problem.placed {
      guard let superview = view.superview else { continue }
      let origin = engine.frame(of: superview).origin
      let box = engine.frame(of: view).offsetBy(
        dx: superview.bounds.minX - origin.x, dy: superview.bounds.minY - origin.y)
      place(view, at: box)
    }
    for guide in problem.guides {
      guard let owner = guide.owningView else { continue }
      let origin = engine.frame(of: owner).origin
      guide.frame = engine.frame(of: guide).offsetBy(
        dx: owner.bounds.minX - origin.x, dy: owner.bounds.minY - origin.y)
    }
  }

  /// Sets size and centre, as a frame means nothing under a transform; what stays is not touched.
  private static func place(_ view: UIView, at box: CGRect) {
    let scale = UIScreen.main.scale
    let size = CGSize(width: rounded(box.width, scale), height: rounded(box.height, scale))
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: rounded(box.minX, scale) + size.width * anchor.x,
      y: rounded(box.minY, scale) + size.height * anchor.y)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// The nearest whole pixel; halves go up.
  private static func rounded(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private static func keepTextWidths(_ problem: LayoutProblem, _ engine: LayoutEngine) {
    for case let label as UILabel in problem.placed
    where label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0 {
      engine.textWidths[ObjectIdentifier(label)] = engine.frame(of: label).width
    }
  }
}
