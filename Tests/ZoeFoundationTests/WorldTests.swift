import Testing
import ZoeFoundation

/// The world is one for the process, so whatever turns it takes its turn.
@Suite(.serialized) struct OneWorld {
  static func run(until time: Double = 1e6) {
    while World.current.clock.runNext(until: time) {}
  }
}

extension OneWorld {
  @Suite struct WorldTests {
    @Test func `a run begins with the year 2001`() {
      World.reset()

      #expect(World.current.unixTime == 978_307_200)
    }

    @Test func `the same seed draws the same numbers`() {
      World.reset()
      World.current.seed = 7
      let first = [World.current.random(), World.current.random()]
      World.current.seed = 7

      #expect([World.current.random(), World.current.random()] == first)
      #expect(first[0] != first[1])
    }

    @Test func `a note is kept once`() {
      World.reset()
      World.current.add(note: WorldNote(code: "ZOE1", message: "a"))
      World.current.add(note: WorldNote(code: "ZOE1", message: "a"))

      #expect(World.current.notes.count == 1)
    }
  }
}
