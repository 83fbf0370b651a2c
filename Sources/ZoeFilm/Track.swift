import ZoeGeometry

/// One animation of one property, still symbolic: it is evaluated at any t and never baked.
public struct Track: Equatable, Sendable {
  /// Core Animation's key, "" where the animation has none. For `inspect` and notes.
  public var key = ""
  public var target: KeyTarget
  /// The chain of times from the layer's time down to the animation's own: groups first, the
  /// animation last. Never empty.
  public var times: [TimeLink]
  public var effect: Effect
  /// Whether the value is added to what lies below instead of replacing it.
  public var additive = false
  /// Whether each repeat starts from where the last one ended.
  public var cumulative = false

  public init(target: KeyTarget, times: [TimeLink], effect: Effect) {
    self.target = target
    self.times = times
    self.effect = effect
  }
}

/// One level of a track's nested times, with the easing that the level applies to its own progress.
public struct TimeLink: Equatable, Sendable {
  public var timing: MediaTiming
  public var easing: TimingCurve

  public init(_ timing: MediaTiming, easing: TimingCurve = .linear) {
    self.timing = timing
    self.easing = easing
  }
}

/// Which part of which property a track drives: a key path such as `transform.scale.x`.
public struct KeyTarget: Equatable, Hashable, Sendable {
  public var property: LayerProperty
  public var part: KeyPart

  public init(_ property: LayerProperty, _ part: KeyPart = .whole) {
    self.property = property
    self.part = part
  }
}

/// The part of a property that a key path's suffix names.
public enum KeyPart: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case whole
  // Points, sizes and rectangles.
  case x, y, width, height, origin, size, originX, originY, sizeWidth, sizeHeight
  // Transforms, by Core Animation's decomposition (facts row F3.6).
  case rotation, rotationX, rotationY, rotationZ
  case scale, scaleX, scaleY, scaleZ
  case translation, translationX, translationY, translationZ
}

/// One end of a blend.
public enum Endpoint: Equatable, Sendable {
  case value(Value)
  /// What lies below the track at that instant: the model with the earlier tracks applied.
  case below
  /// `below` plus a value (a `byValue` without a `fromValue`), or minus it.
  case belowPlus(Value)
  case belowMinus(Value)
}

/// Where a track's value comes from.
public enum Effect: Equatable, Sendable {
  case basic(from: Endpoint, to: Endpoint, function: ValueFunction?)
  case spring(Spring, from: Endpoint, to: Endpoint, function: ValueFunction?)
  case keyframes(Keyframes)
}

/// CASpringAnimation's constants (facts section 5).
public struct Spring: Equatable, Hashable, Sendable {
  public var mass = 1.0
  public var stiffness = 100.0
  public var damping = 10.0
  public var initialVelocity = 0.0
  public var allowsOverdamping = false

  public init() {}
}

/// CAKeyframeAnimation's values and how to go from one to the next (facts section 4).
public struct Keyframes: Equatable, Sendable {
  public var values: [Value]
  /// Positions of the values in 0…1; empty for even ones.
  public var keyTimes: [Double] = []
  /// One easing per segment; empty for none.
  public var easings: [TimingCurve] = []
  public var mode = CalculationMode.linear
  /// A path to follow instead of `values`: the elements' ends are the keys (facts row F4.6).
  public var path: Path?
  public var rotation = RotationMode.none
  /// Per key, as Kochanek and Bartels name them; empty for 0.
  public var tensions: [Double] = []
  public var continuities: [Double] = []
  public var biases: [Double] = []
  public var function: ValueFunction?

  public init(values: [Value]) { self.values = values }
}

public enum CalculationMode: UInt8, Equatable, Hashable, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}

public enum RotationMode: UInt8, Equatable, Hashable, Sendable { case none, auto, autoReverse }

/// Core Animation's functions from numbers to a transform (facts row F3.7).
public enum ValueFunction: UInt8, Equatable, Hashable, CaseIterable, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ
}
