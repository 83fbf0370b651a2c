import ZoeGeometry

// Tracks as bytes. In: a track, or bytes at the reader's offset. Out: bytes, or the track. Refused: numbers of
// cases that this version does not have, and a track without times.

extension FilmWriter {
  mutating func track(_ track: Track) {
    string(track.key)
    byte(track.target.property.rawValue)
    byte(track.target.part.rawValue)
    byte((track.additive ? 1 : 0) | (track.cumulative ? 2 : 0))
    list(track.times) { writer, link in
      writer.timing(link.timing)
      writer.curve(link.easing)
    }
    effect(track.effect)
  }

  mutating func timing(_ timing: MediaTiming) {
    double(timing.begin)
    double(timing.duration)
    double(timing.speed)
    double(timing.offset)
    double(timing.repeatCount)
    double(timing.repeatDuration)
    flag(timing.autoreverses)
    byte(timing.fill.rawValue)
  }

  mutating func curve(_ curve: TimingCurve) {
    switch curve {
    case .linear: byte(0)
    case .cubic(let c1, let c2):
      byte(1)
      point(c1)
      point(c2)
    }
  }

  private mutating func effect(_ effect: Effect) {
    switch effect {
    case .basic(let from, let to, let function):
      byte(0)
      ends(from, to, function)
    case .spring(let spring, let from, let to, let function):
      byte(1)
      double(spring.mass)
      double(spring.stiffness)
      double(spring.damping)
      double(spring.initialVelocity)
      flag(spring.allowsOverdamping)
      ends(from, to, function)
    case .keyframes(let keyframes):
      byte(2)
      self.keyframes(keyframes)
    }
  }

  private mutating func ends(_ from: Endpoint, _ to: Endpoint, _ function: ValueFunction?) {
    for end in [from, to] {
      switch end {
      case .value(let value):
        byte(0)
        anyValue(value)
      case .below: byte(1)
      case .belowPlus(let value):
        byte(2)
        anyValue(value)
      case .belowMinus(let value):
        byte(3)
        anyValue(value)
      }
    }
    optional(function) { $0.byte($1.rawValue) }
  }

  private mutating func keyframes(_ keyframes: Keyframes) {
    list(keyframes.values) { $0.anyValue($1) }
    list(keyframes.keyTimes) { $0.double($1) }
    list(keyframes.easings) { $0.curve($1) }
    byte(keyframes.mode.rawValue)
    optional(keyframes.path) { $0.path($1) }
    byte(keyframes.rotation.rawValue)
    list(keyframes.tensions) { $0.double($1) }
    list(keyframes.continuities) { $0.double($1) }
    list(keyframes.biases) { $0.double($1) }
    optional(keyframes.function) { $0.byte($1.rawValue) }
  }
}

extension FilmReader {
  mutating func track() throws(FilmError) -> Track {
    let key = try string()
    let property: LayerProperty = try choice("a property")
    let part: KeyPart = try choice("a part of a property")
    let flags = try byte()
    guard flags < 4 else { throw malformed("a track's flags") }
    let times = try list { (reader: inout FilmReader) throws(FilmError) -> TimeLink in
      TimeLink(try reader.timing(), easing: try reader.curve())
    }
    if times.isEmpty { throw malformed("a track's times") }
    var track = Track(target: KeyTarget(property, part), times: times, effect: try effect())
    track.key = key
    track.additive = flags & 1 != 0
    track.cumulative = flags & 2 != 0
    return track
  }

  mutating func timing() throws(FilmError) -> MediaTiming {
    var timing = MediaTiming()
    timing.begin = try double()
    timing.duration = try double()
    timing.speed = try double()
    timing.offset = try double()
    timing.repeatCount = try double()
    timing.repeatDuration = try double()
    timing.autoreverses = try flag()
    timing.fill = try choice("a fill mode")
    return timing
  }

  mutating func curve() throws(FilmError) -> TimingCurve {
    switch try byte() {
    case 0: return .linear
    case 1: return .cubic(try point(), try point())
    default: throw malformed("a timing curve")
    }
  }

  private mutating func effect() throws(FilmError) -> Effect {
    switch try byte() {
    case 0: return .basic(from: try endpoint(), to: try endpoint(), function: try function())
    case 1:
      var spring = Spring()
      spring.mass = try double()
      spring.stiffness = try double()
      spring.damping = try double()
      spring.initialVelocity = try double()
      spring.allowsOverdamping = try flag()
      return .spring(
        spring, from: try endpoint(), to: try endpoint(), function: try function())
    case 2: return .keyframes(try keyframes())
    default: throw malformed("an effect")
    }
  }

  private mutating func endpoint() throws(FilmError) -> Endpoint {
    switch try byte() {
    case 0: return .value(try anyValue())
    case 1: return .below
    case 2: return .belowPlus(try anyValue())
    case 3: return .belowMinus(try anyValue())
    default: throw malformed("an end of a blend")
    }
  }

  private mutating func function() throws(FilmError) -> ValueFunction? {
    try optional { (reader: inout FilmReader) throws(FilmError) -> ValueFunction in
      try reader.choice("a value function")
    }
  }

  private mutating func keyframes() throws(FilmError) -> Keyframes {
    var keyframes = Keyframes(
      values: try list { (reader: inout FilmReader) throws(FilmError) -> Value in
        try reader.anyValue()
      })
    keyframes.keyTimes = try numbers()
    keyframes.easings = try list { (reader: inout FilmReader) throws(FilmError) -> TimingCurve in
      try reader.curve()
    }
    keyframes.mode = try choice("a calculation mode")
    keyframes.path = try optional { (reader: inout FilmReader) throws(FilmError) -> Path in
      try reader.path()
    }
    keyframes.rotation = try choice("a rotation mode")
    keyframes.tensions = try numbers()
    keyframes.continuities = try numbers()
    keyframes.biases = try numbers()
    keyframes.function = try function()
    return keyframes
  }
}
