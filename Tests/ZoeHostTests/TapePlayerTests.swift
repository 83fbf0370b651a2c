import Testing
import ZoeFilm
import ZoeFoundation

@testable import ZoeHost

/// A scene that writes down what happens to it, and when.
@MainActor private final class Witness: UIViewController {
  static var lines: [String] = []
  static func note(_ word: String) { lines.append("\(World.current.clock.now) \(word)") }

  let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  let word = UILabel(frame: CGRect(x: 40, y: 10, width: 50, height: 20))

  override func viewDidLoad() {
    Witness.lines = []
    word.text = "Start"
    view.addSubview(dot)
    view.addSubview(word)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", Witness.tapped(_:))))
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector("heard:", Witness.heard(_:)), name: name, object: nil)
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      Witness.note("tick")
      if World.current.clock.now >= 5 { timer.invalidate() }
    }
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.toValue = 0
    pulse.repeatCount = .infinity
    dot.layer.add(pulse, forKey: "pulse")
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: nil)
    Witness.note("tap \(place.x),\(place.y)")
    word.text = "Done"
  }

  func heard(_ note: Notification) {
    Witness.note(String(note.name.rawValue.dropFirst("UIApplication".count)))
  }
}

/// A view that writes down where a finger goes.
@MainActor private final class Pad: UIView {
  static var lines: [String] = []

  private func note(_ word: String, _ touches: Set<UITouch>) {
    let place = touches.first?.location(in: self) ?? .zero
    Pad.lines.append("\(World.current.clock.now) \(word) \(place.x),\(place.y)")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("down", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("move", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches) }
}

@MainActor private final class Loader: UIViewController {
  static var words: [String] = []

  override func viewDidLoad() {
    Loader.words = []
    URLSession.shared.dataTask(with: URL(string: "https://example.org/a")!) { data, _, error in
      Loader.words.append("\(World.current.clock.now) \(data?.count ?? -1) \(error == nil)")
    }.resume()
  }
}

@Suite(.serialized) @MainActor struct TapePlayerTests {
  private func film(
    _ scene: String, tape: String, until: String = "null", maxTime: Double = 30
  ) throws -> Film {
    SceneRegistry.add("Witness", kind: .viewController) { Witness() }
    SceneRegistry.add("Pad", kind: .view) { Pad(frame: $0) }
    SceneRegistry.add("Loader", kind: .viewController) { Loader() }
    let kind = scene == "Pad" ? "view" : "viewController"
    let json = """
      {"scene": "\(scene)", "kind": "\(kind)", "width": 100, "height": 50, "scale": 2,
       "until": \(until), "maxTime": \(maxTime), "film": "/dev/null"}
      """
    var request = try JSONDecoder().decode(Request.self, from: Data(json.utf8))
    request.tape = Request.TapeText(path: "a.zoe", text: tape)
    return try Run(request).record()
  }

  @Test func `a tap comes when the wait before it is over`() throws {
    _ = try film("Witness", tape: "Wait 500ms\nTap 50,25", until: "1")

    #expect(Witness.lines == ["0.5 tap 50.0,25.0", "1.0 tick"])
  }

  @Test func `waits add up without rounding`() throws {
    _ = try film("Witness", tape: "Wait 100ms\nWait 200ms\nTap 1,2", until: "0.5")

    #expect(Witness.lines == ["0.3 tap 1.0,2.0"])
  }

  @Test func `a label is tapped in its middle`() throws {
    _ = try film("Witness", tape: "Tap \"Start\"", until: "0.5")

    #expect(Witness.lines == ["0.0 tap 65.0,20.0"])
  }

  @Test func `a text that nothing has is a note with the tape's line`() throws {
    let film = try film("Witness", tape: "Wait 1ms\nTap \"Stop\"", until: "0.5")

    #expect(
      film.notes == [
        Note(
          code: "ZOE5001", message: "nothing on screen is called \"Stop\"; nothing was tapped",
          file: "a.zoe", line: 2)
      ])
  }

  @Test func `two seconds in the background are told in Apple's order, and timers stand still`()
    throws
  {
    _ = try film("Witness", tape: "Wait 1500ms\nBackground 2s", until: "5")

    #expect(
      Witness.lines == [
        "1.0 tick", "1.5 WillResignActiveNotification", "1.5 DidEnterBackgroundNotification",
        "3.5 WillEnterForegroundNotification", "3.5 DidBecomeActiveNotification", "3.5 tick",
        "4.0 tick", "5.0 tick",
      ])
  }

  @Test func `a background that is ended by its own line lasts as long as the waits in it`() throws
  {
    _ = try film("Witness", tape: "Background\nWait 2500ms\nForeground", until: "3")

    #expect(
      Witness.lines == [
        "0.0 WillResignActiveNotification", "0.0 DidEnterBackgroundNotification",
        "2.5 WillEnterForegroundNotification", "2.5 DidBecomeActiveNotification", "2.5 tick",
        "3.0 tick",
      ])
  }

  @Test func `a pulse that nobody starts again stays away after the background`() throws {
    let film = try film("Witness", tape: "Wait 500ms\nBackground 2s", until: "4")

    #expect(film.scene(at: 0.4).layers.contains { $0?.tracks.isEmpty == false })
    #expect(film.scene(at: 3).layers.allSatisfy { $0?.tracks.isEmpty ?? true })
  }

  @Test func `the network answers from the first line on`() throws {
    _ = try film("Loader", tape: "Network * 10B over 2s\nWait 1s")

    #expect(Loader.words == ["2.0 10 true"])
  }

  @Test func `a wait for a label ends when it is there`() throws {
    let film = try film(
      "Witness", tape: "Wait 1s\nTap 1,2\nWait label \"Done\"\nBackground 1s", until: "3")

    #expect(film.notes.isEmpty)
    #expect(Witness.lines.contains("2.0 DidBecomeActiveNotification"))
  }

  @Test func `an expectation that does not hold is a note`() throws {
    let film = try film(
      "Witness", tape: "Expect label \"Start\"\nExpect no label \"Start\"", until: "1")

    #expect(film.notes.map(\.message) == ["a label says \"Start\" at 0.0 s"])
  }

  @Test func `a drag moves sixty times a second and ends at its end`() throws {
    Pad.lines = []
    _ = try film("Pad", tape: "Wait 1s\nDrag 10,20 -> 40,20 over 50ms")

    #expect(Pad.lines.first == "1.0 down 10.0,20.0")
    #expect(Pad.lines.count == 5)
    #expect(Pad.lines.suffix(2) == ["1.05 move 40.0,20.0", "1.05 up 40.0,20.0"])
  }

  @Test func `what is not played yet is told`() throws {
    let film = try film("Witness", tape: "Hide", until: "1")

    #expect(film.notes.map(\.message) == ["Hide is not played yet; the line does nothing"])
  }

  @Test func `a tape that is longer than the run is told where it was cut`() throws {
    let film = try film("Witness", tape: "Wait 3s\nTap 1,2", maxTime: 2)

    #expect(!film.settled)
    #expect(film.notes.map(\.line) == [2])
  }

  @Test func `a tape that is none is an error with its place`() {
    #expect {
      try film("Witness", tape: "Wait")
    } throws: { error in
      "\(error)"
        == "a.zoe:1:5: error: the line ends where a time such as 500ms or 2s is expected"
    }
  }
}
