import Foundation
import ZoeGeometry

extension ShapeModel {
  /// The outline at t, up to a share of its length.
  func outline(_ t: Double, end: Double, glyphs: [String: Glyph]) -> Path {
    let (w, h) = ((self.w ?? 0) / 2, (self.h ?? 0) / 2)
    let box = [Point(-w, -h), Point(w, -h), Point(w, h), Point(-w, h)]
    switch kind {
    case "circle": return .circle(.zero, r ?? 0, end: end)
    case "rect": return .lines(box, closed: true)
    case "rectPath":
      return end >= 1 ? .lines(box, closed: true) : .lines(box + [box[0]], upTo: end)
    case "roundRect": return .roundRect(w, h, r ?? 0)
    case "poly": return .lines((v ?? []).map { Point($0[0], $0[1]) }, closed: true)
    case "line": return .lines([a, b].map { Point($0?[0] ?? 0, $0?[1] ?? 0) }, upTo: end)
    case "morph": return .contour(path?.at(t) ?? [])
    case "text": return .text(s ?? "", cap: cap ?? 0, glyphs)
    default: preconditionFailure("a shape of unknown kind: \(kind)")
    }
  }
}

extension Path {
  static func lines(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path(
      points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    if closed { path.elements.append(.close) }
    return path
  }

  /// An open line's first part.
  static func lines(_ points: [Point], upTo end: Double) -> Path {
    let cut = [Polyline(points: points)].trimmed(from: 0, to: end)
    return lines(cut.first?.points ?? [])
  }

  /// From the top, clockwise; open where it ends early.
  static func circle(
    _ center: Point, _ radius: Double, end: Double = 1, direction: Double = 1
  ) -> Path {
    var path = Path()
    path.addArc(
      center: center, radius: radius, start: -.pi / 2, sweep: direction * 2 * .pi * end)
    if end >= 1 { path.elements.append(.close) }
    return path
  }

  static func roundRect(_ w: Double, _ h: Double, _ r: Double) -> Path {
    var path = Path([.move(Point(-w + r, -h))])
    let corners = [
      Point(w - r, -h + r), Point(w - r, h - r), Point(-w + r, h - r), Point(-w + r, -h + r),
    ]
    for (i, corner) in corners.enumerated() {
      path.addArc(center: corner, radius: r, start: Double(i - 1) * .pi / 2, sweep: .pi / 2)
    }
    path.elements.append(.close)
    return path
  }

  /// Vertices, then the handles that leave them, then those that come in.
  static func contour(_ numbers: [Double]) -> Path {
    let n = numbers.count / 6
    func point(_ i: Int) -> Point { Point(numbers[2 * i], numbers[2 * i + 1]) }
    var path = Path([.move(point(0))])
    for k in 0..<n {
      let j = (k + 1) % n
      path.elements.append(
        .cubic(
          control1: point(k) + point(n + k), control2: point(j) + point(2 * n + j), end: point(j)))
    }
    path.elements.append(.close)
    return path
  }

  /// Glyphs of the scene file, 14 units high, around the origin.
  static func text(_ text: String, cap: Double, _ glyphs: [String: Glyph]) -> Path {
    let k = cap / 14
    let letters = text.compactMap { glyphs[String($0)] }
    var x = -(letters.reduce(0) { $0 + $1.adv } - 1.5) / 2
    var path = Path()
    for letter in letters {
      func at(_ px: Double, _ py: Double) -> Point { Point((x + px) * k, (py - 7) * k) }
      for contour in letter.c {
        switch contour {
        case .polygon(let points):
          path.elements += Path.lines(points.map { at($0[0], $0[1]) }, closed: true).elements
        case .circle(let c):
          path.elements += Path.circle(at(c[0], c[1]), c[2] * k, direction: c[3]).elements
        case .arc(let c):
          let (start, sweep) = (c[4] * .pi / 180, (c[5] - c[4]) * .pi / 180)
          var piece = Path()
          piece.addArc(center: at(c[0], c[1]), radius: c[2] * k, start: start, sweep: sweep)
          piece.addArc(
            center: at(c[0], c[1]), radius: c[3] * k, start: start + sweep, sweep: -sweep)
          path.elements += piece.elements + [.close]
        }
      }
      x += letter.adv
    }
    return path
  }
}
