import ZoeFilm
import ZoeGeometry

extension DisplayList {
  /// The steps as Zoetrope's display list. Strokes keep their whole path and the end that cuts it.
  init(_ steps: [Step], width: Int, height: Int) {
    self.init(width: width, height: height)
    for step in steps {
      switch step {
      case .fill(let path, let matrix, let paint):
        items.append(
          .shape(ShapeItem(path: path, transform: matrix, mode: .fill(.nonZero), paint: paint)))
      case .stroke(let whole, _, let style, let matrix, let paint):
        items.append(
          .shape(ShapeItem(path: whole, transform: matrix, mode: .stroke(style), paint: paint)))
      case .beginGroup(let opacity, _):
        var style = GroupStyle()
        style.opacity = opacity
        items.append(.beginGroup(style))
      case .beginClip(let path, let matrix):
        var style = GroupStyle()
        style.clip = path.transformed(by: matrix)
        items.append(.beginGroup(style))
      case .endGroup, .endClip: items.append(.endGroup)
      }
    }
  }
}
