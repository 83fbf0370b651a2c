/// A linear relation between two attributes of views or guides, or an attribute and a constant.
///
/// `first.attribute (=, ≤, ≥) multiplier × second.attribute + constant`. The nearest view above both
/// items keeps it while it is active.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  package init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: AnyObject? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var priority = UILayoutPriority.required {
    didSet { holder?.setNeedsLayout() }
  }

  /// Points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsLayout() } }
  }

  open var identifier: String?
  open var shouldBeArchived = false

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = LayoutItem.view(of: firstItem) else { return }
    let second = LayoutItem.view(of: secondItem) ?? first
    var above: UIView? = first
    while let view = above, !second.isDescendant(of: view) { above = view.superview }
    guard let above else {
      World.current.add(
        note: WorldNote(
          code: "ZOE1502",
          message: "a constraint is left out, as no view is above both its items: \(summary)"))
      return
    }
    above.addConstraint(self)
  }

  /// The constraint in words, for notes.
  var summary: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? ""
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let second = side(secondItem, secondAttribute)
    let name = identifier.map { "'\($0)' " } ?? ""
    let factor = multiplier == 1 || second.isEmpty ? "" : "\(multiplier) * "
    let offset = second.isEmpty ? "\(constant)" : constant == 0 ? "" : " + \(constant)"
    return "\(name)\(side(firstItem, firstAttribute)) \(sign) \(factor)\(second)\(offset)"
  }
}
