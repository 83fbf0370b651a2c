import ZoeGeometry

/// A whole animation as a function of time: a canvas, commits in the order of time, and what they use.
/// Needs no font, no source and no clock.
public struct Film: Equatable, Sendable {
  public var canvas: Canvas
  /// In the order of `time`; several may share one, and the last then counts.
  public var commits: [Commit] = []
  public var assets = Assets()
  public var notes: [Note] = []
  /// The last instant that was simulated. Seconds.
  public var end = 0.0
  /// Whether nothing was left to happen at `end`.
  public var settled = false

  public init(canvas: Canvas) { self.canvas = canvas }
}

/// What the film is shown on.
public struct Canvas: Equatable, Sendable {
  /// Points.
  public var size: Size
  /// The device's pixels to a point; a default for outputs, which may ask for any other.
  public var scale: Double
  /// What lies under the root layer; nil is transparent.
  public var background: Color?

  public init(size: Size, scale: Double, background: Color? = nil) {
    self.size = size
    self.scale = scale
    self.background = background
  }
}

/// What changed at one instant. Layers that are not named stay as they were.
public struct Commit: Equatable, Sendable {
  /// Seconds since the run began.
  public var time: Double
  /// The layer that stands for the screen.
  public var root: LayerID
  /// New and changed layers, by rising number; a layer is named once.
  public var changed: [LayerNode]
  /// Layers that left every tree, by rising number.
  public var removed: [LayerID]

  public init(time: Double, root: LayerID, changed: [LayerNode], removed: [LayerID] = []) {
    self.time = time
    self.root = root
    self.changed = changed
    self.removed = removed
  }
}

/// Bulky values that nodes name by number.
public struct Assets: Equatable, Sendable {
  /// Glyph outlines at 1 unit to the em, y down, origin on the baseline.
  public var glyphs: [Path] = []
  public var images: [ImageAsset] = []

  public init() {}
}

/// A bitmap of premultiplied BGRA bytes, rows from the top without padding.
public struct ImageAsset: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// The layers in force at some instant: what commits add up to.
///
/// The capture half keeps the live one and asks it for presentation values with the same `resolve`
/// that draws a film.
public struct Scene: Equatable, Sendable {
  public var root: LayerID?
  /// By layer number; nil where there is none.
  public var layers: [LayerNode?] = []

  public init() {}

  public subscript(id: LayerID) -> LayerNode? {
    id.number < UInt32(layers.count) ? layers[Int(id.number)] : nil
  }

  public mutating func apply(_ commit: Commit) {
    root = commit.root
    for node in commit.changed {
      let index = Int(node.id.number)
      while layers.count <= index { layers.append(nil) }
      layers[index] = node
    }
    for id in commit.removed where Int(id.number) < layers.count { layers[Int(id.number)] = nil }
  }
}
