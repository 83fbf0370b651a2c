import ZoeExport

/// Says how far a run is: one redrawn line on a terminal; elsewhere nothing for 5 s, then a line every
/// 10 %; with `json` a line of JSON a step.
///
/// A class because the stages of one run share it.
final class Progress {
  enum Style: String, CaseIterable {
    case auto
    case bar
    case plain
    case json
    case none
  }

  private let style: Style
  private let start = ContinuousClock.now
  private var drew = false
  private var saidTenth = -1
  private var lastDraw: ContinuousClock.Instant?

  /// How long a run stays silent where nobody watches a line being redrawn. Seconds.
  private static let patience = 5.0

  init(_ style: Style) {
    self.style = style == .auto ? (Console.isInteractive ? .bar : .plain) : style
  }

  /// Seconds since the run began.
  var elapsed: Double { seconds(ContinuousClock.now - start) }

  func report(_ stage: String, _ done: Int, of total: Int) {
    switch style {
    case .none: break
    case .json:
      let line = JSONText.object([
        ("stage", .string(stage)), ("done", .int(done)), ("total", .int(total)),
        ("t", .number(elapsed)),
      ])
      Console.say(line.text)
    case .plain:
      let tenth = done * 10 / max(total, 1)
      guard elapsed > Progress.patience, tenth != saidTenth else { return }
      saidTenth = tenth
      Console.say("\(stage) \(done)/\(total)")
    case .auto, .bar: draw("\(stage) \(done)/\(total)", last: done == total)
    }
  }

  /// Names a stage whose steps are not counted.
  func begin(_ stage: String) {
    switch style {
    case .none, .plain: break
    case .json: report(stage, 0, of: 1)
    case .auto, .bar: draw(stage, last: true)
    }
  }

  /// Takes the redrawn line away, before anything else is printed.
  func clear() {
    if drew { Console.overwrite("") }
    drew = false
  }

  private func draw(_ text: String, last: Bool) {
    let now = ContinuousClock.now
    // 20 redraws a second are smooth enough and cost nothing.
    if let lastDraw, !last, seconds(now - lastDraw) < 0.05 { return }
    lastDraw = now
    drew = true
    Console.overwrite(text)
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}
