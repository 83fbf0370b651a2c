import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct CubicEasingTests {
  static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: [
    (TimingCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    (.standard, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ])
  func `a named curve has the measured heights`(curve: TimingCurve, heights: [Double]) {
    #expect(near(Self.times.map(curve.value), heights))
  }

  @Test func `both ends are exact`() {
    #expect(TimingCurve.standard.value(at: 0) == 0)
    #expect(TimingCurve.standard.value(at: 1) == 1)
  }

  @Test func `heights may leave the unit square`() {
    let back = TimingCurve.cubic(Point(0.5, -0.5), Point(0.5, 1.5))

    #expect(back.value(at: 0.1) < 0)
    #expect(back.value(at: 0.9) > 1)
  }

  @Test func `a curve with vertical ends is solved too`() {
    let steep = TimingCurve.cubic(Point(0, 1), Point(0, 1))

    #expect(near(steep.value(at: 0.001), 0.271, 1e-9))
  }
}
