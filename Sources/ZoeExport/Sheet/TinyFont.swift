/// Numbers and a unit in 5×7 dots, so that a sheet's times need no font.
enum TinyFont {
  static let width = 5
  static let height = 7

  /// A character's rows from the top, the leftmost dot in bit 4; nil for one that is not drawn.
  static func rows(of character: Character) -> [UInt8]? {
    switch character {
    case "0": [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110]
    case "1": [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110]
    case "2": [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111]
    case "3": [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110]
    case "4": [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010]
    case "5": [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110]
    case "6": [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110]
    case "7": [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000]
    case "8": [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110]
    case "9": [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100]
    case ".": [0, 0, 0, 0, 0, 0b01100, 0b01100]
    case "-": [0, 0, 0, 0b11111, 0, 0, 0]
    case "s": [0, 0, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110]
    default: nil
    }
  }

  /// The dots of a line of text as (column, row), each once.
  static func dots(_ text: String) -> [(x: Int, y: Int)] {
    var dots: [(x: Int, y: Int)] = []
    for (place, character) in text.enumerated() {
      for (y, row) in (rows(of: character) ?? []).enumerated() {
        for x in 0..<width where row >> UInt8(width - 1 - x) & 1 == 1 {
          dots.append((place * (width + 1) + x, y))
        }
      }
    }
    return dots
  }
}
