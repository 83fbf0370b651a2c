import Testing

@testable import UIKit

@Suite struct AutoresizingTests {
  @Test func `a flexible size takes the whole change`() {
    let axis = Autoresizing(near: false, size: true, far: false)

    #expect(axis.apply(start: 10, size: 80, from: 100, to: 150) == (10, 130))
  }

  @Test func `a flexible near margin keeps the far one`() {
    let axis = Autoresizing(near: true, size: false, far: false)

    #expect(axis.apply(start: 10, size: 80, from: 100, to: 150) == (60, 80))
  }

  @Test func `two flexible margins share in proportion`() {
    let axis = Autoresizing(near: true, size: false, far: true)

    #expect(axis.apply(start: 10, size: 60, from: 100, to: 140) == (20, 60))
  }

  @Test func `flexible parts of no length share evenly`() {
    let axis = Autoresizing(near: false, size: true, far: false)

    #expect(axis.apply(start: 0, size: 0, from: 0, to: 40) == (0, 40))
  }

  @Test func `nothing flexible stays`() {
    let axis = Autoresizing(near: false, size: false, far: true)

    #expect(axis.apply(start: 10, size: 80, from: 100, to: 150) == (10, 80))
  }
}
