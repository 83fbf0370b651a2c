import Testing
import ZoeLayout

@Suite struct SolverTests {
  private func fixed(_ variable: Variable, _ value: Double, _ priority: Double = 1000) -> Constraint
  {
    Constraint([Term(variable)], .equal, constant: -value, priority: priority)
  }

  @Test func `a width that is required is found`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    try solver.add(fixed(width, 200))

    #expect(solver.value(of: width) == 200)
  }

  @Test func `a centred box has equal margins`() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()

    try solver.add(fixed(width, 200))
    try solver.add(Constraint([Term(left), Term(width, 0.5)], .equal, constant: -187.5))

    #expect(solver.value(of: left) == 87.5)
  }

  @Test func `an inequality holds against a lower wish`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    try solver.add(fixed(width, 300, 750))
    try solver.add(Constraint([Term(width)], .lessOrEqual, constant: -120))

    #expect(solver.value(of: width) == 120)
  }

  @Test func `an inequality that is met changes nothing`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    try solver.add(Constraint([Term(width)], .greaterOrEqual, constant: -10))
    try solver.add(fixed(width, 40, 250))

    #expect(solver.value(of: width) == 40)
  }

  @Test func `the higher of two wishes wins in either order`() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()

    try solver.add(fixed(first, 10, 250))
    try solver.add(fixed(first, 20, 750))
    try solver.add(fixed(second, 20, 750))
    try solver.add(fixed(second, 10, 250))

    #expect(solver.value(of: first) == 20)
    #expect(solver.value(of: second) == 20)
  }

  @Test func `many low wishes do not outweigh one high wish`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    try solver.add(fixed(width, 7, 251))
    for _ in 0..<100 { try solver.add(fixed(width, 1, 250)) }

    #expect(solver.value(of: width) == 7)
  }

  @Test func `a contradiction is refused and leaves the values as they were`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(fixed(width, 10))

    #expect(throws: Unsatisfiable.self) {
      try solver.add(fixed(width, 20))
    }
    #expect(solver.value(of: width) == 10)
  }

  @Test func `contradicting inequalities are refused`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .greaterOrEqual, constant: -50))

    #expect(throws: Unsatisfiable.self) {
      try solver.add(Constraint([Term(width)], .lessOrEqual, constant: -40))
    }
  }

  @Test func `a must that is said twice is no contradiction`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(fixed(width, 10))
    try solver.add(fixed(width, 10))

    solver.remove(first)

    #expect(solver.value(of: width) == 10)
  }

  @Test func `removing the higher wish brings back the lower`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(fixed(width, 10, 250))
    let high = try solver.add(fixed(width, 20, 750))

    solver.remove(high)

    #expect(solver.value(of: width) == 10)
  }

  @Test func `a removed must makes room for another`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let old = try solver.add(fixed(width, 10))

    solver.remove(old)
    try solver.add(fixed(width, 30))

    #expect(solver.value(of: width) == 30)
  }

  @Test func `a chain of boxes fills its room evenly`() throws {
    var solver = Solver()
    let lefts = (0..<3).map { _ in solver.makeVariable() }
    let width = solver.makeVariable()

    try solver.add(fixed(lefts[0], 0))
    for (before, after) in [(0, 1), (1, 2)] {
      try solver.add(
        Constraint(
          [Term(lefts[after]), Term(lefts[before], -1), Term(width, -1)], .equal, constant: -9))
    }
    try solver.add(Constraint([Term(lefts[2]), Term(width)], .equal, constant: -318))

    #expect(solver.value(of: width) == 100)
    #expect(solver.value(of: lefts[2]) == 218)
  }

  @Test func `five hundred boxes in a chain are laid out`() throws {
    var solver = Solver()
    var previous = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(fixed(previous, 0))
    for _ in 1..<500 {
      let next = solver.makeVariable()
      try solver.add(
        Constraint([Term(next), Term(previous, -1), Term(width, -1)], .equal, constant: -2))
      try solver.add(Constraint([Term(next)], .greaterOrEqual, constant: 0))
      previous = next
    }
    try solver.add(fixed(width, 10))

    #expect(solver.value(of: previous) == 5988)
  }
}
