/// The simplex tableau: basic symbols expressed by the others, and what is to be made small.
///
/// Ties go to the lowest symbol (Bland's rule), so a run always takes the same steps and ends.
struct Tableau {
  enum Kind { case external, slack, error, dummy }

  /// How far the wishes of one priority are missed.
  struct Level {
    var priority: Double
    var row = Row()
  }

  private(set) var kinds: [Kind] = []
  /// By symbol; nil for those that are not basic.
  private(set) var rows: [Row?] = []
  /// By symbol: the basic symbols whose rows may hold it. Entries may be stale or double.
  private var columns: [[Int]] = []
  /// Highest priority first: an upper level's gain outweighs any loss below.
  var levels: [Level] = []

  mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    return kinds.count - 1
  }

  func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .external }
  func isPivotable(_ symbol: Int) -> Bool { kinds[symbol] == .slack || kinds[symbol] == .error }

  /// Basic symbols whose rows hold the symbol, rising, each once.
  func holders(of symbol: Int) -> [Int] {
    var result: [Int] = []
    for basic in columns[symbol].sorted() where result.last != basic {
      if let row = rows[basic], row.factor(of: symbol) != 0 { result.append(basic) }
    }
    return result
  }

  mutating func insert(_ row: Row, for symbol: Int) {
    rows[symbol] = row
    for cell in row.cells { columns[cell.symbol].append(symbol) }
  }

  mutating func removeRow(of symbol: Int) -> Row? {
    let row = rows[symbol]
    rows[symbol] = nil
    return row
  }

  mutating func substitute(_ symbol: Int, _ row: Row) {
    for basic in holders(of: symbol) where rows[basic]?.substitute(symbol, row) == true {
      for cell in row.cells { columns[cell.symbol].append(basic) }
    }
    columns[symbol] = []
    for index in levels.indices { _ = levels[index].row.substitute(symbol, row) }
  }

  /// Drops a symbol that is 0 from all rows.
  mutating func erase(_ symbol: Int) {
    for basic in columns[symbol] { rows[basic]?.remove(symbol) }
    columns[symbol] = []
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// Makes `entering` basic in `leaving`'s stead.
  mutating func pivot(entering: Int, leaving: Int) {
    guard var row = removeRow(of: leaving) else { return }
    row.exchange(leaving, for: entering)
    substitute(entering, row)
    insert(row, for: entering)
  }

  /// The levels' index for a priority, made where there is none.
  mutating func level(of priority: Double) -> Int {
    if let known = levels.firstIndex(where: { $0.priority == priority }) { return known }
    let place = levels.firstIndex { $0.priority < priority } ?? levels.count
    levels.insert(Level(priority: priority), at: place)
    return place
  }

  /// Pivots until no wish can be met better.
  mutating func optimize() {
    while let entering = gainful() {
      guard let leaving = tightest(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  /// Pivots until a helper objective cannot be made smaller, and returns it.
  mutating func minimize(_ objective: Row) -> Row {
    let kept = levels
    levels = [Level(priority: 0, row: objective)] + kept
    while let entering = gainful(inLevels: 1), let leaving = tightest(for: entering) {
      pivot(entering: entering, leaving: leaving)
    }
    return levels.removeFirst().row
  }

  /// The lowest symbol whose growth gains on a level and loses on none above.
  private func gainful(inLevels limit: Int = .max) -> Int? {
    // Plain loops: a closure here doubles the time of unoptimised builds.
    for index in levels.indices.prefix(limit) {
      for cell in levels[index].row.cells where cell.factor < -Row.slack {
        if kinds[cell.symbol] != .dummy, isAbsent(cell.symbol, above: index) { return cell.symbol }
      }
    }
    return nil
  }

  private func isAbsent(_ symbol: Int, above index: Int) -> Bool {
    levels[..<index].allSatisfy { $0.row.factor(of: symbol) == 0 }
  }

  /// The basic symbol that is first to reach 0 as `entering` grows.
  private func tightest(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for basic in holders(of: entering) where isRestricted(basic) {
      guard let row = rows[basic] else { continue }
      let factor = row.factor(of: entering)
      guard factor < 0 else { continue }
      let ratio = -row.constant / factor
      if best.map({ ratio < $0.ratio }) ?? true { best = (basic, ratio) }
    }
    return best?.symbol
  }
}
