import Foundation

// The neutral scenes, as their file has them. Every animated value is a list of numbers, so that a
// number, a point, a colour and a contour are treated alike.

struct SceneFile: Decodable {
  let size: [Double]
  let frames: Int
  let scales: [Int]
  let glyphs: [String: Glyph]
  let scenes: [SceneModel]

  static func read(_ path: String) throws -> SceneFile {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(SceneFile.self, from: data)
  }
}

struct SceneModel: Decodable {
  let id: String
  let title: String
  let layers: [LayerModel]
}

struct LayerModel: Decodable {
  let shape: ShapeModel?
  let group: [LayerModel]?
  let position: [Double]?
  let translation: Animated?
  let rotation: Animated?
  let scale: Animated?
  let opacity: Animated?
  let strokeEnd: Animated?
  let fill: PaintModel?
  let stroke: StrokeModel?
  let mask: ShapeModel?
  let shadow: ShadowModel?
}

struct ShapeModel: Decodable {
  let kind: String
  let r: Double?
  let w: Double?
  let h: Double?
  let v: [[Double]]?
  let a: [Double]?
  let b: [Double]?
  let s: String?
  let cap: Double?
  let path: Animated?
}

struct StrokeModel: Decodable {
  let paint: PaintModel
  let width: Double
  let cap: String
  let join: String
}

struct ShadowModel: Decodable {
  let sigma: Double
}

enum PaintModel: Decodable {
  case color(Animated)
  case linear(LinearModel)

  private enum Keys: CodingKey { case linear }

  init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Keys.self), keys.contains(.linear) {
      self = .linear(try keys.decode(LinearModel.self, forKey: .linear))
    } else {
      self = .color(try Animated(from: decoder))
    }
  }
}

struct LinearModel: Decodable {
  let start: [Double]
  let end: [Double]
  let stops: [Stop]

  struct Stop: Decodable {
    let offset: Double
    let color: Animated

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      offset = try list.decode(Double.self)
      color = try list.decode(Animated.self)
    }
  }
}

struct Glyph: Decodable {
  let adv: Double
  let c: [Contour]

  enum Contour: Decodable {
    case polygon([[Double]])
    /// Centre, radius, direction.
    case circle([Double])
    /// Centre, outer and inner radius, start and end in degrees.
    case arc([Double])

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let kind = try list.decode(String.self)
      if kind == "p" {
        var points: [[Double]] = []
        while !list.isAtEnd { points.append(try list.decode([Double].self)) }
        self = .polygon(points)
        return
      }
      var numbers: [Double] = []
      while !list.isAtEnd { numbers.append(try list.decode(Double.self)) }
      self = kind == "c" ? .circle(numbers) : .arc(numbers)
    }
  }
}
