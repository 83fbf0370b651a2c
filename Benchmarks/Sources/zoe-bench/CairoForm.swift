import CPeers
import ZoeFilm
import ZoeGeometry

/// The steps as the peers' script of numbers.
struct CairoForm {
  private(set) var script: [Double] = []

  init(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .fill(let path, let matrix, let paint):
        add(path, matrix)
        script.append(Double(PEER_FILL))
        add(paint)
      case .stroke(_, let part, let style, let matrix, let paint):
        add(part, matrix)
        script += [
          Double(PEER_STROKE), style.width, Double(style.cap.rawValue), Double(style.join.number),
        ]
        add(paint)
      case .beginGroup(let opacity, let r):
        script += [Double(PEER_BEGIN_GROUP), opacity, r.minX, r.minY, r.maxX, r.maxY]
      case .endGroup: script.append(Double(PEER_END_GROUP))
      case .beginClip(let path, let matrix):
        add(path, matrix)
        script.append(Double(PEER_BEGIN_CLIP))
      case .endClip: script.append(Double(PEER_END_CLIP))
      }
    }
  }

  private mutating func add(_ path: Path, _ m: Affine) {
    script += [Double(PEER_MATRIX), m.a, m.b, m.c, m.d, m.tx, m.ty, Double(PEER_PATH), 0]
    let start = script.count
    for element in path.elements {
      switch element {
      case .move(let p): script += [0, p.x, p.y]
      case .line(let p): script += [1, p.x, p.y]
      case .quad: preconditionFailure("the scenes have no quadratic curves")
      case .cubic(let a, let b, let p): script += [2, a.x, a.y, b.x, b.y, p.x, p.y]
      case .close: script.append(3)
      }
    }
    script[start - 1] = Double(script.count - start)
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let c): script += [0, c.red, c.green, c.blue, c.alpha]
    case .gradient(let g):
      script += [1, g.start.x, g.start.y, g.end.x, g.end.y, Double(g.stops.count)]
      for stop in g.stops {
        let c = stop.color
        script += [stop.location, c.red, c.green, c.blue, c.alpha]
      }
    }
  }
}

extension LineJoin {
  /// As in the peers' script.
  fileprivate var number: Int {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
