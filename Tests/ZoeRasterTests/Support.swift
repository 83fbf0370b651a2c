import ZoeFilm
import ZoeGeometry
@testable import ZoeRaster

extension DisplayList {
  /// A list with a white shape for each path.
  init(_ width: Int, _ height: Int, _ paths: Path..., mode: PaintMode = .fill(.nonZero)) {
    self.init(width: width, height: height)
    items = paths.map { .shape(ShapeItem($0, mode)) }
  }
}

extension ShapeItem {
  init(_ path: Path, _ mode: PaintMode = .fill(.nonZero), _ color: Color = .white) {
    self.init(path: path, transform: .identity, mode: mode, paint: .solid(color))
  }
}

extension DisplayItem {
  static func fill(_ path: Path, _ color: Color) -> DisplayItem {
    .shape(ShapeItem(path, .fill(.nonZero), color))
  }

  static func begin(opacity: Double = 1, clip: Path? = nil) -> DisplayItem {
    var style = GroupStyle()
    style.opacity = opacity
    style.clip = clip
    return .beginGroup(style)
  }
}

extension Bitmap {
  /// Blue, green, red and alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * width + x) * 4
    return Array(pixels[at..<at + 4])
  }

  /// Pixels covered, by alpha.
  var area: Double {
    var sum = 0
    for at in stride(from: 3, to: pixels.count, by: 4) { sum += Int(pixels[at]) }
    return Double(sum) / 255
  }
}

extension StrokeStyle {
  init(_ width: Double, cap: LineCap = .butt, join: LineJoin = .miter) {
    self.init()
    self.width = width
    self.cap = cap
    self.join = join
  }
}

func area(_ list: DisplayList) -> Double { Renderer().render(list).area }

let red = Color(1, 0, 0)
let wholeTen = Path.rect(Rect(0, 0, 10, 10))
