import CFreeType
import ZoeGeometry

/// Turns FreeType's outline into a path: y is flipped to point down and every contour is closed.
enum OutlineReader {
  /// What the callbacks write into; a class because C carries it as a pointer.
  private final class Sink {
    var elements: [PathElement] = []
    let scale: Double

    init(scale: Double) { self.scale = scale }

    func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
      guard let vector else { return .zero }
      return Point(Double(vector.pointee.x) * scale, 0 - Double(vector.pointee.y) * scale)
    }

    static func of(_ user: UnsafeMutableRawPointer?) -> Sink? {
      user.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// - Parameter scale: Ems to FreeType's unit.
  static func read(_ outline: inout FT_Outline, scale: Double) -> Path {
    let sink = Sink(scale: scale)
    var steps = FT_Outline_Funcs()
    steps.move_to = { end, user in
      guard let sink = Sink.of(user) else { return 1 }
      if !sink.elements.isEmpty { sink.elements.append(.close) }
      sink.elements.append(.move(sink.point(end)))
      return 0
    }
    steps.line_to = { end, user in
      guard let sink = Sink.of(user) else { return 1 }
      sink.elements.append(.line(sink.point(end)))
      return 0
    }
    steps.conic_to = { control, end, user in
      guard let sink = Sink.of(user) else { return 1 }
      sink.elements.append(.quad(control: sink.point(control), end: sink.point(end)))
      return 0
    }
    steps.cubic_to = { first, second, end, user in
      guard let sink = Sink.of(user) else { return 1 }
      sink.elements.append(
        .cubic(control1: sink.point(first), control2: sink.point(second), end: sink.point(end)))
      return 0
    }
    let failed = withExtendedLifetime(sink) {
      FT_Outline_Decompose(&outline, &steps, Unmanaged.passUnretained(sink).toOpaque()) != 0
    }
    guard !failed, !sink.elements.isEmpty else { return Path() }
    return Path(sink.elements + [.close])
  }
}
