import ZoeGeometry

@testable import ZoeFilm

/// A scene of a root of 100 by 100 points with its anchor in the corner, and layers as they are given;
/// those that no other names become the root's children.
func scene(_ layers: LayerNode..., root change: (inout LayerNode) -> Void = { _ in }) -> Scene {
  var root = LayerNode(id: LayerID(0))
  root.bounds = Rect(0, 0, 100, 100)
  root.anchorPoint = .zero
  let named = layers.flatMap { $0.children + [$0.mask].compactMap { $0 } }
  root.children = layers.map(\.id).filter { !named.contains($0) }
  change(&root)
  var scene = Scene()
  scene.apply(Commit(time: 0, root: root.id, changed: [root] + layers))
  return scene
}

/// A layer whose bounds begin at its position.
func box(
  _ id: UInt32, _ frame: Rect, _ color: Color? = nil, _ change: (inout LayerNode) -> Void = { _ in }
) -> LayerNode {
  var node = LayerNode(id: LayerID(id))
  node.anchorPoint = .zero
  node.position = frame.origin
  node.bounds.size = frame.size
  node.backgroundColor = color
  change(&node)
  return node
}

/// The display list as lines, indented by groups; shapes by the box of their device outline.
func paint(_ scene: Scene, at time: Double = 0, scale: Double = 1, assets: Assets = Assets())
  -> [String]
{
  let canvas = Canvas(size: Size(100, 100), scale: 1)
  return words(scene.displayList(at: time, canvas: canvas, scale: scale, assets: assets))
}

func words(_ list: DisplayList) -> [String] {
  var depth = 0
  return list.items.map { item in
    var indent = String(repeating: "  ", count: depth)
    switch item {
    case .shape(let shape): return indent + shape.words
    case .beginGroup(let style):
      depth += 1
      let clip = style.clip.map { " clip " + box($0) } ?? ""
      let shadow = style.shadow.map { " shadow " + $0.words } ?? ""
      return indent + "group " + Decimal.text(style.opacity) + clip + shadow
    case .beginMask:
      depth += 1
      return indent + "mask"
    case .endMask, .endGroup:
      depth -= 1
      indent.removeLast(2)
      return indent + "end"
    }
  }
}

extension GroupShadow {
  fileprivate var words: String {
    let what = path.map { " of " + box($0) } ?? ""
    return color.words + " " + [offset.x, offset.y, sigma].words + what
  }
}

private func box(_ path: Path) -> String {
  guard let r = path.controlBounds else { return "nothing" }
  return [r.minX, r.minY, r.maxX, r.maxY].map { ($0 * 1e6).rounded() / 1e6 }.words
}

extension ShapeItem {
  fileprivate var words: String {
    let where_ = box(path.transformed(by: transform))
    let how =
      switch mode {
      case .fill(.nonZero): "fill"
      case .fill(.evenOdd): "fill even-odd"
      case .stroke(let style): "stroke " + [style.width, style.start, style.end].words
      }
    switch paint {
    case .solid(let color): return how + " " + where_ + " " + color.words
    case .gradient(let gradient):
      let stops = gradient.stops.map { Decimal.text($0.location) + ":" + $0.color.words }
      return how + " " + where_ + " " + gradient.kind.word + " " + stops.joined(separator: " ")
    }
  }
}

let red = Color(1, 0, 0)
let green = Color(0, 1, 0)
let blue = Color(0, 0, 1)
