/// A linear expression over symbols: a constant and factors, by rising symbol.
struct Row {
  struct Cell {
    var symbol: Int
    var factor: Double
  }

  var constant = 0.0
  var cells: [Cell] = []

  /// Factors smaller than this are rounding errors of factors near 1.
  static let slack = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < slack }

  private func place(of symbol: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 0 where the symbol is not in the row.
  func factor(of symbol: Int) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].factor : 0
  }

  mutating func add(_ symbol: Int, _ factor: Double) {
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol {
      cells[place].factor += factor
      if Row.isZero(cells[place].factor) { cells.remove(at: place) }
    } else if !Row.isZero(factor) {
      cells.insert(Cell(symbol: symbol, factor: factor), at: place)
    }
  }

  /// Adds a multiple of another row, merging the two sorted lists.
  mutating func add(_ other: Row, times scale: Double) {
    constant += other.constant * scale
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var mine = 0
    for cell in other.cells {
      while mine < cells.count, cells[mine].symbol < cell.symbol {
        merged.append(cells[mine])
        mine += 1
      }
      var factor = cell.factor * scale
      if mine < cells.count, cells[mine].symbol == cell.symbol {
        factor += cells[mine].factor
        mine += 1
      }
      if !Row.isZero(factor) { merged.append(Cell(symbol: cell.symbol, factor: factor)) }
    }
    merged.append(contentsOf: cells[mine...])
    cells = merged
  }

  mutating func scale(by scale: Double) {
    constant *= scale
    for index in cells.indices { cells[index].factor *= scale }
  }

  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).factor
  }

  /// Turns `0 = self` into `symbol = self`.
  mutating func solve(for symbol: Int) {
    let factor = remove(symbol)
    scale(by: -1 / factor)
  }

  /// Turns `old = self` into `new = self`.
  mutating func exchange(_ old: Int, for new: Int) {
    add(old, -1)
    solve(for: new)
  }

  /// Puts an expression in a symbol's place; false where the symbol is not in the row.
  mutating func substitute(_ symbol: Int, _ row: Row) -> Bool {
    let factor = remove(symbol)
    if factor == 0 { return false }
    add(row, times: factor)
    return true
  }
}
