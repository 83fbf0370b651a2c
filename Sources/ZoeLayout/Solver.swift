/// Finds values for unknowns that meet all musts and miss the wishes as little as can be.
///
/// In: constraints, one after the other; each addition and removal goes on from the values before.
/// Out: one value for each variable, the same for the same sequence of calls. Refused: a must that
/// contradicts those before it; the solver is then as it was.
/// Method: the Cassowary simplex, with one objective for each priority instead of weights.
package struct Solver {
  private struct Entry {
    var marker: Int
    /// The second of a wished equality's two errors.
    var partner: Int?
    var priority: Double
  }

  private var tableau = Tableau()
  private var entries: [Entry?] = []

  package init() {}

  package mutating func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.external))
  }

  /// 0 for a variable that nothing speaks of.
  package func value(of variable: Variable) -> Double {
    tableau.rows[variable.symbol]?.constant ?? 0
  }

  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Unsatisfiable) -> ConstraintID {
    var (row, entry) = row(for: constraint)
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      tableau.substitute(subject, row)
      tableau.insert(row, for: subject)
    } else if row.cells.allSatisfy({ tableau.kinds[$0.symbol] == .dummy }) {
      // Everything that it speaks of is settled: it is either said already or a contradiction.
      guard Row.isZero(row.constant) else { throw Unsatisfiable(constraint: constraint) }
      row.solve(for: entry.marker)
      tableau.substitute(entry.marker, row)
      tableau.insert(row, for: entry.marker)
    } else {
      let before = tableau
      guard addThroughHelper(row) else {
        tableau = before
        throw Unsatisfiable(constraint: constraint)
      }
    }
    tableau.optimize()
    entries.append(entry)
    return ConstraintID(number: entries.count - 1)
  }

  /// Takes a constraint out; one that is gone already is left alone.
  package mutating func remove(_ id: ConstraintID) {
    guard let entry = entries[id.number] else { return }
    entries[id.number] = nil
    forget(entry.marker, of: entry)
    if let partner = entry.partner { forget(partner, of: entry) }
    if tableau.removeRow(of: entry.marker) == nil, let leaving = leaving(for: entry.marker) {
      tableau.pivot(entering: entry.marker, leaving: leaving)
      _ = tableau.removeRow(of: entry.marker)
    }
    tableau.erase(entry.marker)
    tableau.optimize()
  }

  // Adding.

  /// The constraint over the symbols that are not basic, with a constant of at least 0.
  private mutating func row(for constraint: Constraint) -> (Row, Entry) {
    var row = Row(constant: constraint.constant)
    for term in constraint.terms {
      if let known = tableau.rows[term.variable.symbol] {
        row.add(known, times: term.factor)
      } else {
        row.add(term.variable.symbol, term.factor)
      }
    }
    let level = constraint.isRequired ? nil : tableau.level(of: constraint.priority)
    var entry: Entry
    switch constraint.relation {
    case .lessOrEqual, .greaterOrEqual:
      let sign = constraint.relation == .lessOrEqual ? 1.0 : -1.0
      entry = Entry(marker: tableau.makeSymbol(.slack), priority: constraint.priority)
      row.add(entry.marker, sign)
      if let level {
        let error = tableau.makeSymbol(.error)
        entry.partner = error
        row.add(error, -sign)
        tableau.levels[level].row.add(error, 1)
      }
    case .equal:
      if let level {
        let above = tableau.makeSymbol(.error)
        let below = tableau.makeSymbol(.error)
        entry = Entry(marker: above, partner: below, priority: constraint.priority)
        row.add(above, -1)
        row.add(below, 1)
        tableau.levels[level].row.add(above, 1)
        tableau.levels[level].row.add(below, 1)
      } else {
        entry = Entry(marker: tableau.makeSymbol(.dummy), priority: constraint.priority)
        row.add(entry.marker, 1)
      }
    }
    if row.constant < 0 { row.scale(by: -1) }
    return (row, entry)
  }

  /// A symbol that can become basic without making any other negative.
  private func subject(of row: Row, _ entry: Entry) -> Int? {
    if let free = row.cells.first(where: { tableau.kinds[$0.symbol] == .external }) {
      return free.symbol
    }
    for symbol in [entry.marker, entry.partner] {
      if let symbol, tableau.isPivotable(symbol), row.factor(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  /// Brings a row in with a helper variable that is then driven to 0; false where it cannot be.
  private mutating func addThroughHelper(_ row: Row) -> Bool {
    let helper = tableau.makeSymbol(.slack)
    tableau.insert(row, for: helper)
    let missed = tableau.minimize(row)
    guard Row.isZero(missed.constant) else { return false }
    if let rest = tableau.rows[helper] {
      if let entering = rest.cells.first(where: { tableau.isPivotable($0.symbol) }) {
        tableau.pivot(entering: entering.symbol, leaving: helper)
      } else {
        _ = tableau.removeRow(of: helper)
      }
    }
    tableau.erase(helper)
    return true
  }

  // Removing.

  /// Takes an error out of what is to be made small.
  private mutating func forget(_ symbol: Int, of entry: Entry) {
    guard tableau.kinds[symbol] == .error, entry.priority < Constraint.required else { return }
    let level = tableau.level(of: entry.priority)
    if let row = tableau.rows[symbol] {
      tableau.levels[level].row.add(row, times: -1)
    } else {
      tableau.levels[level].row.add(symbol, -1)
    }
  }

  /// The row to leave so that the marker can be taken out and all others stay feasible.
  private func leaving(for marker: Int) -> Int? {
    var falling: (symbol: Int, ratio: Double)?
    var rising: (symbol: Int, ratio: Double)?
    var free: Int?
    for basic in tableau.holders(of: marker) {
      guard let row = tableau.rows[basic] else { continue }
      let factor = row.factor(of: marker)
      if !tableau.isRestricted(basic) {
        free = free ?? basic
      } else if factor < 0 {
        let ratio = -row.constant / factor
        if falling.map({ ratio < $0.ratio }) ?? true { falling = (basic, ratio) }
      } else {
        let ratio = row.constant / factor
        if rising.map({ ratio < $0.ratio }) ?? true { rising = (basic, ratio) }
      }
    }
    return falling?.symbol ?? rising?.symbol ?? free
  }
}
