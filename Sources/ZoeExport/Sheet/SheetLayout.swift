/// Where the tiles of a contact sheet stand. Pixels.
///
/// The fewest columns with which the sheet is no taller than wide; times stand beneath the tiles.
struct SheetLayout: Equatable {
  let columns: Int
  let tileWidth: Int
  let tileHeight: Int
  let width: Int
  let height: Int

  /// Between tiles and around them.
  static let gap = 8
  /// Beneath a tile: its time in 7 rows of 2 pixels, and air.
  static let caption = 22

  /// - Parameters:
  ///   - count: Tiles, at least 1.
  ///   - aspect: A tile's height over its width.
  init(count: Int, width: Int, aspect: Double) {
    func tile(_ columns: Int) -> (width: Int, height: Int, sheet: Int) {
      let tile = max(1, (width - SheetLayout.gap * (columns + 1)) / columns)
      let height = max(1, Int((Double(tile) * aspect).rounded()))
      let rows = (count + columns - 1) / columns
      return (tile, height, SheetLayout.gap + rows * (height + SheetLayout.caption))
    }
    var columns = 1
    while columns < count, tile(columns).sheet > width { columns += 1 }
    self.columns = columns
    (tileWidth, tileHeight, height) = tile(columns)
    self.width = width
  }

  /// A tile's top left corner.
  func origin(of index: Int) -> (x: Int, y: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return (
      SheetLayout.gap + column * (tileWidth + SheetLayout.gap),
      SheetLayout.gap + row * (tileHeight + SheetLayout.caption)
    )
  }
}
