import ZoeFoundation
import ZoeTape

/// Plays a tape on the run's clock: each command starts where the one before it ended.
///
/// In the background the application is suspended, as on a device: time passes and none of its code
/// runs. What fell due meanwhile runs late, after it was told that it is back; a repeating timer then fires
/// once.
@MainActor struct TapePlayer {
  let tape: Tape
  /// Where the run ends in any case. Seconds.
  let limit: Double
  /// When the present command started; commands in a row add up without the clock's rounding.
  private var time = 0.0

  init(_ tape: Tape, limit: Double) {
    self.tape = tape
    self.limit = limit
  }

  /// What must be in force before any of the user's code runs.
  func prepare() {
    for step in tape.preparations { prepare(step) }
  }

  /// Plays everything, from the first instant on.
  ///
  /// - Returns: Whether the whole tape fitted before the limit.
  mutating func play() -> Bool {
    let steps = tape.steps.dropFirst(tape.preparations.count)
    for (step, next) in zip(steps, steps.dropFirst().map { $0 } + [nil]) where !play(step) {
      if let next { note("ZOE5005", "the run ended at \(limit) s, before this line", next) }
      return false
    }
    return true
  }

  private mutating func play(_ step: TapeStep) -> Bool {
    switch step.command {
    case .wait(let what): return wait(for: what, step)
    case .tap(let target): tap(target, step)
    case .background(nil): enterBackground()
    case .background(let duration?):
      enterBackground()
      guard pass(duration) else { return false }
      enterForeground()
    case .foreground: enterForeground()
    case .expect(let label, let isThere): expect(label, isThere, step)
    case .network, .set, .source, .output: prepare(step)
    case .drag(let start, let end, let duration): return drag(start, end, duration, step)
    case .screenshot, .hide, .show: notPlayed(step)
    }
    return true
  }

  private func prepare(_ step: TapeStep) {
    switch step.command {
    case .network(let rule):
      switch rule.answer {
      case .body(let bytes, let duration):
        World.current.network.add(rule.url, .body(bytes: bytes, over: duration))
      case .fail: World.current.network.add(rule.url, .fail)
      }
    case .wait, .tap, .drag, .background, .foreground, .set, .screenshot, .expect, .hide, .show,
      .source, .output:
      notPlayed(step)
    }
  }

  // MARK: Time

  private var isAway: Bool { UIApplication.shared.applicationState == .background }

  /// Lets time pass; in the background nothing of the application's runs.
  private mutating func pass(_ seconds: Double) -> Bool { pass(to: time + seconds) }

  private mutating func pass(to instant: Double) -> Bool {
    time = instant
    let clock = World.current.clock
    let end = min(time, limit)
    if !isAway { while clock.runNext(until: end) {} }
    clock.advance(to: end)
    return time <= limit
  }

  private mutating func wait(for what: TapeWait, _ step: TapeStep) -> Bool {
    let clock = World.current.clock
    switch what {
    case .seconds(let seconds): return pass(seconds)
    case .settled:
      while clock.runNext(until: limit) {}
      time = clock.now
      return clock.nextTime == nil
    case .label(let text):
      while LabelSearch.view(with: text) == nil {
        guard clock.runNext(until: limit) else {
          note("ZOE5002", "no label said \"\(text)\" before the end", step)
          return false
        }
      }
      time = clock.now
      return true
    }
  }

  // MARK: Events

  private func tap(_ target: TapeTarget, _ step: TapeStep) {
    let place: CGPoint
    switch target {
    case .point(let point): place = CGPoint(x: point.x, y: point.y)
    case .label(let text):
      guard let view = LabelSearch.view(with: text) else {
        return note("ZOE5001", "nothing on screen is called \"\(text)\"; nothing was tapped", step)
      }
      place = LabelSearch.middle(of: view)
    }
    if TouchDelivery.tap(at: place) == nil {
      note("ZOE5001", "nothing takes touches at \(place.x),\(place.y)", step)
    }
    World.current.clock.endTurn()
  }

  /// A finger that moves in a straight line, sixty times a second, and is lifted at its end.
  private mutating func drag(
    _ start: TapePoint, _ end: TapePoint, _ duration: Double, _ step: TapeStep
  ) -> Bool {
    guard let touch = TouchDelivery.begin(at: CGPoint(x: start.x, y: start.y)) else {
      note("ZOE5001", "nothing takes touches at \(start.x),\(start.y)", step)
      return pass(duration)
    }
    World.current.clock.endTurn()
    let begin = time
    let moves = max(1, Int((duration * 60).rounded()))
    for move in 1...moves {
      let part = Double(move) / Double(moves)
      guard pass(to: begin + duration * part) else { return false }
      TouchDelivery.move(
        touch,
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      World.current.clock.endTurn()
    }
    TouchDelivery.end(touch)
    World.current.clock.endTurn()
    return true
  }

  private func enterBackground() {
    UIApplication.shared.enterBackground()
    let clock = World.current.clock
    clock.endTurn()
    // Ends of what was removed are told before the application is suspended.
    while clock.runNext(until: clock.now) {}
  }

  private func enterForeground() {
    UIApplication.shared.enterForeground()
    World.current.clock.endTurn()
  }

  private func expect(_ label: String, _ isThere: Bool, _ step: TapeStep) {
    guard (LabelSearch.view(with: label) != nil) != isThere else { return }
    let now = World.current.clock.now
    note(
      "ZOE5003",
      isThere
        ? "no label says \"\(label)\" at \(now) s" : "a label says \"\(label)\" at \(now) s", step)
  }

  // MARK: Words

  private func notPlayed(_ step: TapeStep) {
    note("ZOE5004", "\(step.command.name) is not played yet; the line does nothing", step)
  }

  private func note(_ code: String, _ message: String, _ step: TapeStep) {
    World.current.add(
      note: WorldNote(code: code, message: message, file: tape.path, line: step.line))
  }
}
