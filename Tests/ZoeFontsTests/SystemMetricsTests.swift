import Testing
import ZoeFonts

@Suite struct SystemMetricsTests {
  @Test func `a line is 1 point 193359375 ems high`() {
    #expect(SystemMetrics.lineHeight == 1.193359375)
  }

  @Test func `tracking at 17 points is minus 0 point 43`() {
    #expect(SystemMetrics.tracking(size: 17) == -0.43)
  }

  @Test func `tracking between two rows is blended`() {
    #expect(abs(SystemMetrics.tracking(size: 55) - 0.31) < 1e-12)
  }

  @Test func `tracking below the table keeps its share of the em`() {
    #expect(SystemMetrics.tracking(size: 3) == 0.12)
  }

  @Test func `tracking above the table is nothing`() {
    #expect(SystemMetrics.tracking(size: 200) == 0)
  }

  @Test func `weights follow Apple's nine names`() {
    let axes = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map(SystemMetrics.weightAxis)

    #expect(axes == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func `weights outside Apple's are clamped`() {
    #expect(SystemMetrics.weightAxis(-1) == 100)
    #expect(SystemMetrics.weightAxis(1) == 900)
  }
}
