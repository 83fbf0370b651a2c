import CZoeKernels
import ZoeFilm
import ZoeGeometry

// What a display list comes to before any band is drawn: edges in fixed point, paints in integers, and
// groups with the pixels they may touch. Bands read it from several threads.

/// A shape or a group of them.
enum PlanNode: Sendable {
  case shape(PlanShape)
  indirect case group(PlanGroup)
  case shadow(PlanShadow)

  /// The pixels the node may change.
  var bounds: PixelRect {
    switch self {
    case .shape(let shape): shape.bounds
    case .group(let group): group.bounds
    case .shadow(let shadow): shadow.bounds
    }
  }

  /// Whether nothing below the node shows anywhere on the canvas.
  func hides(_ canvas: PixelRect) -> Bool {
    switch self {
    case .shape(let shape): shape.paint.isOpaque && shape.edges.covers(canvas)
    case .group, .shadow: false
    }
  }
}

struct PlanShape: Sendable {
  var edges: Edges
  var isEvenOdd: Bool
  var paint: PlanPaint
  /// Inside the canvas.
  var bounds: PixelRect
}

struct PlanGroup: Sendable {
  var children: [PlanNode] = []
  /// What makes the mask; nil for none, empty for a mask that hides all.
  var mask: [PlanNode]?
  var clip: Edges?
  /// 0…255.
  var alpha: UInt32 = 255
  /// Inside the canvas and the clip.
  var bounds = PixelRect.empty

  /// Whether the children can be drawn straight onto what is below.
  var isPlain: Bool { clip == nil && mask == nil && alpha == 255 }

  /// The group in a list of nodes: nothing where it does not show, its children where it is plain.
  var nodes: [PlanNode] {
    if bounds.isEmpty || alpha == 0 { return [] }
    return isPlain ? children : [.group(self)]
  }
}

extension ShapeItem {
  /// The shape as a further transform shows it.
  fileprivate func then(_ next: Affine) -> ShapeItem {
    var result = self
    result.transform = transform.then(next)
    if case .gradient(var gradient) = paint {
      gradient.transform = gradient.transform.then(next)
      result.paint = .gradient(gradient)
    }
    return result
  }
}

/// Reads a display list once, from its first item to its last.
struct Planner {
  private let items: [DisplayItem]
  private let canvas: PixelRect
  private var index = 0
  /// What the items are drawn smaller by: 2^coarse. Then they throw no shadows.
  private let coarse: Int32

  init(_ list: DisplayList) {
    let canvas = PixelRect(left: 0, top: 0, right: Int32(list.width), bottom: Int32(list.height))
    self.init(list.items, canvas: canvas)
  }

  init(_ items: [DisplayItem], canvas: PixelRect, coarse: Int32 = 0) {
    self.items = items
    self.canvas = canvas
    self.coarse = coarse
  }

  /// All that shows, in the order of drawing, and whether it fills the canvas. Items that do not pair up
  /// end where the list ends.
  mutating func plan() -> (nodes: [PlanNode], fills: Bool) {
    var nodes: [PlanNode] = []
    while index < items.count { nodes += level(within: canvas) }
    guard let last = nodes.lastIndex(where: { $0.hides(canvas) }) else { return (nodes, false) }
    return (Array(nodes[last...]), true)
  }

  /// Nodes up to the end of the group or mask, which is passed.
  private mutating func level(within limit: PixelRect) -> [PlanNode] {
    var nodes: [PlanNode] = []
    while index < items.count {
      let item = items[index]
      index += 1
      switch item {
      case .shape(let shape):
        if let planned = plan(shape, within: limit) { nodes.append(.shape(planned)) }
      case .beginGroup(let style):
        nodes += group(style, within: limit)
      case .beginMask:
        // Only directly after a group's start; elsewhere what it holds draws nothing.
        _ = level(within: .empty)
      case .endMask, .endGroup:
        return nodes
      }
    }
    return nodes
  }

  /// A group, with its shadow below it; what is plain is its children.
  private mutating func group(_ style: GroupStyle, within limit: PixelRect) -> [PlanNode] {
    let start = index - 1
    guard let shadow = style.shadow, coarse == 0, let blur = Blur(shadow) else {
      return plan(style, within: limit).nodes
    }
    let source = blur.source(of: limit)
    // A silhouette may reach on screen from where its layer is not.
    let group = plan(style, within: shadow.path == nil ? limit.union(source) : limit).nodes
    let silhouette: [DisplayItem]
    if let path = shadow.path {
      let shape = ShapeItem(
        path: path, transform: .identity, mode: .fill(.nonZero), paint: .solid(.black))
      silhouette = [.shape(shape)]
    } else {
      silhouette = Array(items[start..<index])
    }
    let thrown = blur.thrown(by: shadow.path == nil ? group : nil, silhouette, within: limit)
    return (thrown.map { [.shadow($0)] } ?? []) + group
  }

  private mutating func plan(_ style: GroupStyle, within limit: PixelRect) -> PlanGroup {
    var group = PlanGroup()
    var limit = limit
    // Written so that what is not a number counts as 0.
    group.alpha = style.opacity > 0 ? UInt32((min(style.opacity, 1) * 255).rounded()) : 0
    if let path = style.clip {
      group.clip = Edges(path, shrinking)
      limit = group.clip.map { $0.bounds.intersection(limit) } ?? .empty
    }
    if index < items.count, case .beginMask = items[index] {
      index += 1
      let mask = level(within: limit)
      limit = mask.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(limit)
      group.mask = mask
    }
    group.children = level(within: limit)
    group.bounds = group.children.reduce(PixelRect.empty) { $0.union($1.bounds) }
    return group
  }

  private var shrinking: Affine {
    let factor = 1 / Double(Int64(1) << Int64(coarse))
    return .scale(factor, factor)
  }

  private func plan(_ shape: ShapeItem, within limit: PixelRect) -> PlanShape? {
    if limit.isEmpty { return nil }
    let shape = coarse == 0 ? shape : shape.then(shrinking)
    var isEvenOdd = false
    let edges: Edges?
    switch shape.mode {
    case .fill(let rule):
      isEvenOdd = rule == .evenOdd
      edges = Edges(shape.path, shape.transform)
    case .stroke(let style):
      edges = Edges(shape.path, style, shape.transform)
    }
    guard let edges, !edges.edges.isEmpty, let paint = PlanPaint(shape.paint) else { return nil }
    let bounds = edges.bounds.intersection(limit)
    if bounds.isEmpty { return nil }
    return PlanShape(edges: edges, isEvenOdd: isEvenOdd, paint: paint, bounds: bounds)
  }
}
