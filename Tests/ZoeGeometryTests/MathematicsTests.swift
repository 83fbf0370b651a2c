import Testing
import ZoeGeometry

@Suite struct MathematicsTests {
  @Test(arguments: [
    (0.5, 0.479425538604203, 0.8775825618903728),
    (-2.0, -0.9092974268256817, -0.4161468365471424),
    (3.0, 0.1411200080598672, -0.9899924966004454),
    (10.0, -0.5440211108893698, -0.8390715290764524),
    (1000.0, 0.8268795405320025, 0.5623790762907029),
  ])
  func `sine and cosine agree with their values`(x: Double, sine: Double, cosine: Double) {
    #expect(abs(Mathematics.sin(x) - sine) < 4e-16)
    #expect(abs(Mathematics.cos(x) - cosine) < 4e-16)
  }

  @Test(arguments: [
    (1.0, 1.0, 0.7853981633974483), (-3.0, 0.5, -1.4056476493802699),
    (2.0, -7.0, 2.8632929945846817), (-0.1, -5.0, -3.1215953196166426),
  ])
  func `an angle is found in every quadrant`(y: Double, x: Double, angle: Double) {
    #expect(abs(Mathematics.atan2(y, x) - angle) < 5e-16)
  }

  @Test(arguments: [
    (1.0, 2.718281828459045), (-3.5, 0.0301973834223185), (100.0, 2.6881171418161356e43),
  ])
  func `the exponential keeps its relative precision`(x: Double, value: Double) {
    #expect(abs(Mathematics.exp(x) / value - 1) < 1e-15)
  }

  @Test(arguments: [
    (2.0, 0.6931471805599453), (0.001, -6.907755278982137), (12345.678, 9.421061321291832),
  ])
  func `the logarithm agrees with its values`(x: Double, value: Double) {
    #expect(abs(Mathematics.log(x) / value - 1) < 1e-15)
  }

  @Test func `powers take whole and broken exponents`() {
    #expect(Mathematics.pow(2, 10) == 1024)
    #expect(Mathematics.pow(2, -2) == 0.25)
    #expect(abs(Mathematics.pow(2, 0.5) - 1.4142135623730951) < 1e-15)
  }
}
