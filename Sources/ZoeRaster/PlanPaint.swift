import CZoeKernels
import ZoeFilm
import ZoeGeometry

/// A paint as the kernels take it.
enum PlanPaint: Sendable {
  /// A premultiplied BGRA word.
  case solid(UInt32)
  case gradient(PlanGradient)

  /// Nil where there is nothing to see or a number is missing.
  init?(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      let word = color.premultipliedWord
      if word == 0 { return nil }
      self = .solid(word)
    case .gradient(let gradient):
      guard let planned = PlanGradient(gradient) else { return nil }
      self = .gradient(planned)
    }
  }

  /// Whether it hides what is below wherever it covers all of a pixel.
  var isOpaque: Bool {
    switch self {
    case .solid(let word): word >> 24 == 255
    case .gradient(let gradient): gradient.isOpaque
    }
  }
}

extension Color {
  /// 0…1, and 0 for what is not a number.
  fileprivate static func clamped(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }

  /// Eight bits a channel, rounded once after the product (facts row F8.9: red at .5 is 128, 128).
  var premultipliedWord: UInt32 {
    let a = Color.clamped(alpha)
    func channel(_ v: Double) -> UInt32 { UInt32((Color.clamped(v) * a * 255).rounded()) }
    return channel(blue) | channel(green) << 8 | channel(red) << 16 | UInt32((a * 255).rounded())
      << 24
  }

  /// B, G, R, A: 0…255 with 20 fraction bits.
  fileprivate func channels(premultiplied: Bool) -> (Int32, Int32, Int32, Int32) {
    let a = Color.clamped(alpha)
    let k = premultiplied ? a : 1
    func channel(_ v: Double) -> Int32 { Int32((v * 255 * 1_048_576).rounded()) }
    return (
      channel(Color.clamped(blue) * k), channel(Color.clamped(green) * k),
      channel(Color.clamped(red) * k), channel(a)
    )
  }
}

/// A gradient as the colours at t, and t as a function of the pixel.
struct PlanGradient: Sendable {
  /// Whether stops are premultiplied before they are blended. Which way Apple's screen goes is not
  /// measured (facts row F6.4); straight is the plain reading of the stops.
  static let blendsPremultiplied = false

  let kind: GradientKind
  let stretches: [zoe_stretch]
  let isOpaque: Bool
  /// Axial: t = origin + x · across + y · down, 32 fraction bits, at pixel centres.
  private(set) var origin: Int64 = 0
  private(set) var across: Int64 = 0
  private(set) var down: Int64 = 0
  /// From pixels to the space where radial t is the distance from 0 and conic t the angle.
  private(set) var toUnit = Affine.identity

  init?(_ paint: GradientPaint) {
    kind = paint.kind
    guard let inverse = paint.transform.inverted, let first = paint.stops.first else { return nil }
    var last = first
    var stretches: [zoe_stretch] = []
    for stop in paint.stops.dropFirst() {
      stretches.append(PlanGradient.stretch(last, stop))
      last = stop
    }
    if stretches.isEmpty { stretches.append(PlanGradient.stretch(first, first)) }
    self.stretches = stretches
    isOpaque = paint.stops.allSatisfy { $0.color.alpha >= 1 }
    guard setGeometry(paint, inverse) else { return nil }
  }

  private static func stretch(_ a: GradientStop, _ b: GradientStop) -> zoe_stretch {
    zoe_stretch(
      from: fixed(a.location, within: 4), to: fixed(b.location, within: 4),
      start: a.color.channels(premultiplied: blendsPremultiplied),
      end: b.color.channels(premultiplied: blendsPremultiplied))
  }

  private mutating func setGeometry(_ paint: GradientPaint, _ inverse: Affine) -> Bool {
    let axis = paint.end - paint.start
    switch kind {
    case .axial:
      let square = axis.x * axis.x + axis.y * axis.y
      guard square > 0, square.isFinite else { return false }
      // t = (p − s) · (e − s) / |e − s|² with p taken back to the unit square (facts row F6.5).
      let u = Point(axis.x / square, axis.y / square)
      func t(_ v: Point) -> Double { v.x * u.x + v.y * u.y }
      let middle = t(inverse.apply(Point(0.5, 0.5)) - paint.start)
      let right = t(Point(inverse.a, inverse.b))
      let below = t(Point(inverse.c, inverse.d))
      guard middle.isFinite, right.isFinite, below.isFinite else { return false }
      origin = PlanGradient.fixed(middle, within: 268_435_456)
      across = PlanGradient.fixed(right, within: 8192)
      down = PlanGradient.fixed(below, within: 8192)
    case .radial:
      guard axis.x != 0, axis.y != 0 else { return false }
      toUnit = inverse.then(.translation(-paint.start.x, -paint.start.y))
        .then(.scale(1 / abs(axis.x), 1 / abs(axis.y)))
    case .conic:
      let length = axis.length
      guard length > 0 else { return false }
      let turn = Affine(
        axis.x / length, -axis.y / length, axis.y / length, axis.x / length, 0, 0)
      toUnit = inverse.then(.translation(-paint.start.x, -paint.start.y)).then(turn)
    }
    return true
  }

  private static func fixed(_ v: Double, within limit: Double) -> Int64 {
    Int64((min(max(v, -limit), limit) * 4_294_967_296).rounded())
  }

  /// t of a radial or conic gradient at a pixel's centre, 32 fraction bits.
  func t(x: Int32, y: Int32) -> Int64 {
    let p = toUnit.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    guard p.x.isFinite, p.y.isFinite else { return 0 }
    if kind == .radial { return PlanGradient.fixed(p.length, within: 4) }
    let turn = Mathematics.atan2(p.y, p.x) / (2 * Double.pi)
    return PlanGradient.fixed(turn < 0 ? turn + 1 : turn, within: 4)
  }
}
