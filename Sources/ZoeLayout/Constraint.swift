/// An unknown that the solver finds a value for.
package struct Variable: Hashable, Sendable {
  let symbol: Int
}

package enum Relation: Int, Sendable { case lessOrEqual = -1, equal, greaterOrEqual }

/// One summand: a factor times an unknown.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var factor: Double

  package init(_ variable: Variable, _ factor: Double = 1) {
    self.variable = variable
    self.factor = factor
  }
}

/// A wish about unknowns: their weighted sum, plus a constant, compared with zero.
package struct Constraint: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  /// 1…1000. From `required` on the wish is a must; below, a higher one beats any number of lower.
  package var priority: Double

  package init(
    _ terms: [Term], _ relation: Relation, constant: Double = 0, priority: Double = required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  package static let required = 1000.0
  var isRequired: Bool { priority >= Constraint.required }
}

/// A constraint inside a solver, for its removal.
package struct ConstraintID: Hashable, Sendable {
  let number: Int
}

/// A must that contradicts the musts before it; the solver goes on without it.
package struct Unsatisfiable: Error, Equatable {
  package var constraint: Constraint
}
