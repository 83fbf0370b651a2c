import ZoeLayout

/// The unknowns of one view or guide, in the coordinates of the topmost view. Points.
struct LayoutItem {
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable

  /// The view whose place in the tree an item's constraints go by.
  @MainActor static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// A sum of terms and a constant: what an attribute is in terms of the unknowns.
struct LayoutExpression {
  var terms: [Term]
  var constant: Double

  init(_ terms: [Term], _ constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

@MainActor extension LayoutItem {
  /// nil for `notAnAttribute`.
  func expression(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject)
    -> LayoutExpression?
  {
    let margins = margins(of: item)
    return switch attribute {
    case .notAnAttribute: nil
    case .left, .leading: LayoutExpression([Term(x)])
    case .right, .trailing: LayoutExpression([Term(x), Term(width)])
    case .top: LayoutExpression([Term(y)])
    case .bottom: LayoutExpression([Term(y), Term(height)])
    case .width: LayoutExpression([Term(width)])
    case .height: LayoutExpression([Term(height)])
    case .centerX: LayoutExpression([Term(x), Term(width, 0.5)])
    case .centerY: LayoutExpression([Term(y), Term(height, 0.5)])
    case .firstBaseline: baseline(of: item, isFirst: true)
    case .lastBaseline: baseline(of: item, isFirst: false)
    case .leftMargin, .leadingMargin: LayoutExpression([Term(x)], margins.left)
    case .rightMargin, .trailingMargin: LayoutExpression([Term(x), Term(width)], -margins.right)
    case .topMargin: LayoutExpression([Term(y)], margins.top)
    case .bottomMargin: LayoutExpression([Term(y), Term(height)], -margins.bottom)
    case .centerXWithinMargins:
      LayoutExpression([Term(x), Term(width, 0.5)], (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      LayoutExpression([Term(y), Term(height, 0.5)], (margins.top - margins.bottom) / 2)
    }
  }

  private func margins(of item: AnyObject) -> UIEdgeInsets {
    (item as? UIView)?.effectiveMargins ?? .zero
  }

  /// A label's text stands in the middle of its height; other views have their edges as baselines.
  private func baseline(of item: AnyObject, isFirst: Bool) -> LayoutExpression {
    guard let label = item as? UILabel, let font = label.font else {
      return LayoutExpression(isFirst ? [Term(y)] : [Term(y), Term(height)])
    }
    let half = label.intrinsicContentSize.height / 2
    return LayoutExpression(
      [Term(y), Term(height, 0.5)], isFirst ? font.ascender - half : half + font.descender)
  }
}

extension UIView {
  /// Margins with the safe area in them. Points.
  var effectiveMargins: UIEdgeInsets {
    guard viewState.insetsLayoutMarginsFromSafeArea else { return layoutMargins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: layoutMargins.top + safe.top, left: layoutMargins.left + safe.left,
      bottom: layoutMargins.bottom + safe.bottom, right: layoutMargins.right + safe.right)
  }
}
