import Testing
import ZoeFoundation

private class Animal {
  var heard: [String] = []
  func call() { heard.append("call") }
  func hear(_ sender: Any?) { heard.append("hear \(sender ?? "nil")") }
  func pair(_ first: Int, _ second: String?) { heard.append("\(first) \(second ?? "nil")") }
  nonisolated(unsafe) static var staticCalls = 0
  static func count() { staticCalls += 1 }
}

private final class Dog: Animal {
  override func call() { heard.append("bark") }
}

@MainActor private final class Screen {
  var heard: [String] = []
  private func tap() { heard.append("tap") }
  func tapped(_ sender: Any?) { heard.append("tapped \(sender ?? "nil")") }
  static var staticCalls = 0
  static func count() { staticCalls += 1 }
  func own() -> [Selector] {
    [
      Selector("tap", Self.tap), Selector("tapped:", Screen.tapped),
      Selector("count", Screen.count),
    ]
  }
}

extension OneWorld {
  @Suite struct SelectorTests {
    init() { World.reset() }

    @Test func `a selector made of a superclass's method reaches the override`() {
      let dog = Dog()
      Selector("call", Animal.call).perform(on: dog)

      #expect(dog.heard == ["bark"])
    }

    @Test func `an argument may be missing where the method takes nil`() {
      let animal = Animal()
      Selector("hear:", Animal.hear(_:)).perform(on: animal)
      Selector("hear:", Animal.hear(_:)).perform(on: animal, [3])

      #expect(animal.heard == ["hear nil", "hear 3"])
    }

    @Test func `two arguments arrive in order and surplus ones are dropped`() {
      let animal = Animal()
      Selector("pair::", Animal.pair).perform(on: animal, [1, nil])
      Selector("pair::", Animal.pair).perform(on: animal, [2, "b", 9])

      #expect(animal.heard == ["1 nil", "2 b"])
    }

    @Test func `a static method is called once`() {
      Selector("count", Animal.count).perform(on: Animal.self as AnyObject)

      #expect(Animal.staticCalls == 1)
    }

    @Test @MainActor func `methods of a main-actor class are sent their messages`() {
      let screen = Screen()
      for selector in screen.own() { selector.perform(on: screen, [7]) }

      #expect(screen.heard == ["tap", "tapped 7"])
      #expect(Screen.staticCalls == 1)
    }

    @Test func `selectors are equal by name`() {
      #expect(Selector("call", Animal.call) == Selector("call"))
      #expect(Selector("call") != "hear:")
    }

    @Test func `a plain name finds a registered method of a superclass`() {
      SelectorRegistry.add(Animal.self, Selector("hear:", Animal.hear(_:)))
      let dog = Dog()
      Selector("hear:").perform(on: dog, ["x"])

      #expect(dog.heard == ["hear x"])
    }

    @Test func `an unknown name is a note`() {
      let sent = Selector("fly").perform(on: Dog())

      #expect(!sent)
      #expect(World.current.notes.map(\.code) == ["ZOE1301"])
    }
  }
}
