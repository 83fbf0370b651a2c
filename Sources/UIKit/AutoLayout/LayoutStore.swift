/// What Auto Layout keeps for one view. A class because it is shared by reference from the view's
/// state; made when a view first takes part.
@MainActor final class LayoutStore {
  var constraints: [NSLayoutConstraint] = []
  var hugging = [NSLayoutConstraint.Axis: UILayoutPriority]()
  var compression = [NSLayoutConstraint.Axis: UILayoutPriority]()
  var needsUpdateConstraints = true
  /// For the topmost view of a tree: what is solved so far.
  var engine: LayoutEngine?
}

extension UIView {
  var layoutStore: LayoutStore {
    if let known = viewState.layoutStore as? LayoutStore { return known }
    let store = LayoutStore()
    viewState.layoutStore = store
    return store
  }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewState.translatesAutoresizingMaskIntoConstraints }
    set {
      viewState.translatesAutoresizingMaskIntoConstraints = newValue
      viewState.superview?.setNeedsLayout()
    }
  }

  public var constraints: [NSLayoutConstraint] {
    (viewState.layoutStore as? LayoutStore)?.constraints ?? []
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    layoutStore.constraints.append(constraint)
    setNeedsLayout()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutStore.constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (viewState.layoutStore as? LayoutStore)?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutStore.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    (viewState.layoutStore as? LayoutStore)?.compression[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutStore.compression[axis] = priority
    invalidateIntrinsicContentSize()
  }

  public func needsUpdateConstraints() -> Bool {
    (viewState.layoutStore as? LayoutStore)?.needsUpdateConstraints ?? true
  }

  func markNeedsUpdateConstraints() {
    layoutStore.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Asks the views of the tree for their constraints, children first.
  func updateConstraintsOfTree() {
    for view in viewState.subviews { view.updateConstraintsOfTree() }
    guard needsUpdateConstraints() else { return }
    layoutStore.needsUpdateConstraints = false
    if let controller = viewState.controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    AutoLayout.fittingSize(
      of: self, target: targetSize, across: horizontalFittingPriority, down: verticalFittingPriority
    ) ?? sizeThatFits(targetSize)
  }
}
