import Testing

@testable import ZoeExport

@Suite struct SheetLayoutTests {
  @Test func `tall tiles stand in one row`() {
    #expect(SheetLayout(count: 5, width: 1200, aspect: 852.0 / 393).columns == 5)
  }

  @Test func `square tiles stand in two rows`() {
    let layout = SheetLayout(count: 5, width: 1200, aspect: 1)

    #expect(layout.columns == 3)
    #expect(layout.tileWidth == 389)
    #expect(layout.origin(of: 3).y == 8 + 389 + 22)
  }

  @Test func `every character of a time has dots`() {
    #expect("0123456789.-s".allSatisfy { TinyFont.rows(of: $0) != nil })
  }
}
