import ZoeLayout

/// What a tree of views asks of the solver at one instant, in the order of the tree.
///
/// In: active constraints, frames of views that are placed by hand, own sizes of contents. Out:
/// constraints over unknowns. Only views that a constraint names, and those above them, take part.
@MainActor struct LayoutProblem {
  private(set) var constraints: [Constraint] = []
  /// Parallel to `constraints`: the user's constraint behind it, if any.
  private(set) var sources: [NSLayoutConstraint?] = []
  /// Views and guides to be placed, from the top of the tree down.
  private(set) var placed: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private let top: UIView
  private let engine: LayoutEngine
  private var isKnown: Set<ObjectIdentifier> = []

  /// How much a width of at least 0 counts: above every wish, below the musts, which it never breaks.
  private static let naturalPriority = 999.5

  /// - Parameter fitting: The topmost view's size is free, but for these wishes.
  init(top: UIView, engine: LayoutEngine, fitting: [Constraint]? = nil) {
    self.top = top
    self.engine = engine
    let active = LayoutProblem.active(in: top)
    if active.isEmpty { return }
    takeInTop(fitting)
    for constraint in active {
      for item in [constraint.firstItem, constraint.secondItem] { takeIn(item) }
    }
    // Known lengths first: sums of many unknowns cost the solver the square of their number.
    for constraint in active where constraint.secondItem == nil { add(constraint) }
    for constraint in active where constraint.secondItem != nil { add(constraint) }
  }

  /// The tree's constraints, from the top down. One whose items have left the tree is dropped.
  private static func active(in view: UIView) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for constraint in view.constraints {
      let items = [constraint.firstItem, constraint.secondItem]
      let isWhole =
        constraint.firstItem != nil
        && (constraint.secondItem != nil || constraint.secondAttribute == .notAnAttribute)
        && items.allSatisfy { item in
          item == nil || LayoutItem.view(of: item)?.isDescendant(of: view) ?? false
        }
      if isWhole { result.append(constraint) } else { view.removeConstraint(constraint) }
    }
    for subview in view.subviews { result += active(in: subview) }
    return result
  }

  private mutating func require(_ terms: [Term], _ constant: CGFloat) {
    wish(terms, .equal, Double(constant), priority: Constraint.required)
  }

  private mutating func wish(
    _ terms: [Term], _ relation: ZoeLayout.Relation, _ constant: Double, priority: Double
  ) {
    constraints.append(Constraint(terms, relation, constant: constant, priority: priority))
    sources.append(nil)
  }

  private mutating func takeInTop(_ fitting: [Constraint]?) {
    isKnown.insert(ObjectIdentifier(top))
    let item = engine.item(for: top)
    require([Term(item.x)], 0)
    require([Term(item.y)], 0)
    if let fitting {
      for wish in fitting {
        self.wish(wish.terms, wish.relation, wish.constant, priority: wish.priority)
      }
      ownSize(of: top, item)
    } else {
      require([Term(item.width)], -top.bounds.width)
      require([Term(item.height)], -top.bounds.height)
    }
  }

  private mutating func takeIn(_ object: AnyObject?) {
    guard let object, isKnown.insert(ObjectIdentifier(object)).inserted else { return }
    if let view = object as? UIView {
      takeIn(view)
    } else if let guide = object as? UILayoutGuide, let owner = guide.owningView {
      takeIn(owner as AnyObject)
      takeIn(guide, owner)
    }
  }

  private mutating func takeIn(_ view: UIView) {
    guard let superview = view.superview else { return }
    takeIn(superview as AnyObject)
    let item = engine.item(for: view)
    if view.translatesAutoresizingMaskIntoConstraints {
      let above = engine.item(for: superview)
      let anchor = view.layer.anchorPoint
      let left = view.center.x - view.bounds.width * anchor.x - superview.bounds.minX
      let upper = view.center.y - view.bounds.height * anchor.y - superview.bounds.minY
      require([Term(item.x), Term(above.x, -1)], -left)
      require([Term(item.y), Term(above.y, -1)], -upper)
      require([Term(item.width)], -view.bounds.width)
      require([Term(item.height)], -view.bounds.height)
    } else {
      placed.append(view)
      ownSize(of: view, item)
    }
  }

  private mutating func takeIn(_ guide: UILayoutGuide, _ owner: UIView) {
    let item = engine.item(for: guide)
    let above = engine.item(for: owner)
    let insets: UIEdgeInsets
    if guide === owner.viewState.safeAreaLayoutGuide {
      insets = owner.safeAreaInsets
    } else if guide === owner.viewState.layoutMarginsGuide {
      insets = owner.effectiveMargins
    } else {
      guides.append(guide)
      return
    }
    require([Term(item.x), Term(above.x, -1)], -insets.left)
    require([Term(item.y), Term(above.y, -1)], -insets.top)
    require([Term(item.width), Term(above.width, -1)], insets.left + insets.right)
    require([Term(item.height), Term(above.height, -1)], insets.top + insets.bottom)
  }

  /// The contents' wish to be neither squeezed nor stretched.
  private mutating func ownSize(of view: UIView, _ item: LayoutItem) {
    let size = engine.contentSize(of: view)
    let sides: [(Variable, CGFloat, NSLayoutConstraint.Axis)] = [
      (item.width, size.width, .horizontal), (item.height, size.height, .vertical),
    ]
    for (variable, length, axis) in sides {
      wish([Term(variable)], .greaterOrEqual, 0, priority: LayoutProblem.naturalPriority)
      guard length != UIView.noIntrinsicMetric else { continue }
      wish(
        [Term(variable)], .greaterOrEqual, -Double(length),
        priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
      wish(
        [Term(variable)], .lessOrEqual, -Double(length),
        priority: Double(view.contentHuggingPriority(for: axis).rawValue))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem,
      var sum = engine.item(for: first).expression(constraint.firstAttribute, of: first)
    else { return }
    if let second = constraint.secondItem,
      let other = engine.item(for: second).expression(constraint.secondAttribute, of: second)
    {
      let factor = -constraint.multiplier
      sum.terms += other.terms.map { Term($0.variable, $0.factor * factor) }
      sum.constant += other.constant * factor
    }
    sum.constant -= constraint.constant
    let relation: ZoeLayout.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    constraints.append(
      Constraint(
        sum.terms, relation, constant: sum.constant,
        priority: Double(constraint.priority.rawValue)))
    sources.append(constraint)
  }
}
