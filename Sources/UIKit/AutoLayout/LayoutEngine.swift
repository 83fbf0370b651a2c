import ZoeLayout

/// The solver of one tree of views. A class because it goes on from its last state.
@MainActor final class LayoutEngine {
  private var solver = Solver()
  private var items: [ObjectIdentifier: LayoutItem] = [:]
  /// What the solver holds, in the order of addition; nil for a must that it refused.
  private var held: [(constraint: Constraint, id: ConstraintID?)] = []
  /// Widths that text with several lines was given, which decide its height.
  var textWidths: [ObjectIdentifier: CGFloat] = [:]

  /// The count of changes and the topmost view's size that the solution is for.
  var settled: (changes: Int, size: CGSize)?

  func item(for object: AnyObject) -> LayoutItem {
    let key = ObjectIdentifier(object)
    if let known = items[key] { return known }
    let item = LayoutItem(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    items[key] = item
    return item
  }

  /// A view's own size, at the width that it got last where the height depends on it.
  func contentSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    guard let width = textWidths[ObjectIdentifier(view)], width < size.width else { return size }
    return CGSize(
      width: size.width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// Takes out what is no longer asked for and adds what is new.
  ///
  /// - Returns: Whether anything changed.
  func solve(_ problem: LayoutProblem) -> Bool {
    if problem.constraints == held.map(\.constraint) { return false }
    var reusable: [Constraint: [ConstraintID?]] = [:]
    for entry in held.reversed() { reusable[entry.constraint, default: []].append(entry.id) }
    let kept = problem.constraints.map { reusable[$0]?.popLast() ?? nil }
    // What is left over is walked in the order of addition, never in the dictionary's.
    for entry in held {
      if let id = entry.id, reusable[entry.constraint]?.contains(id) ?? false { solver.remove(id) }
    }
    held = []
    for (index, constraint) in problem.constraints.enumerated() {
      held.append((constraint, kept[index] ?? add(constraint, from: problem.sources[index])))
    }
    return true
  }

  private func add(_ constraint: Constraint, from source: NSLayoutConstraint?) -> ConstraintID? {
    do {
      return try solver.add(constraint)
    } catch {
      let what = source?.summary ?? "a view's own frame"
      World.current.add(
        note: WorldNote(
          code: "ZOE1501",
          message: "constraints contradict each other; this one is left out: \(what)"))
      return nil
    }
  }

  /// In the topmost view's coordinates.
  func frame(of object: AnyObject) -> CGRect {
    let item = item(for: object)
    return CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y),
      width: solver.value(of: item.width), height: solver.value(of: item.height))
  }
}
