import Testing

@testable import UIKit

/// The frequencies of facts row F5.6.
@Suite struct SpringConstantsTests {
  private func frequency(_ ratio: Double, _ duration: Double) -> Double {
    SpringConstants(duration: duration, dampingRatio: ratio, velocity: 0).stiffness.squareRoot()
  }

  @Test func `a spring rests a thousandth off after its duration`() {
    #expect(abs(frequency(0.25, 3) - 7.404974) < 1e-6)
    #expect(abs(frequency(0.5, 1) - 12.716898) < 1e-6)
    #expect(abs(frequency(0.6, 0.8) - 13.791819) < 1e-6)
    #expect(abs(frequency(0.7, 0.5) - 19.679293) < 1e-6)
    #expect(abs(frequency(0.8, 0.5) - 17.988593) < 1e-6)
  }

  @Test func `critical damping takes 9 point 23341 over the duration`() {
    #expect(abs(frequency(1, 2) * 2 - 9.23341) < 1e-5)
  }

  @Test func `half a second without bounce has Apple's constants`() {
    let spring = SpringConstants(perceptualDuration: 0.5, bounce: 0, velocity: 0)

    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 25.132741228718345) < 1e-9)
  }
}
