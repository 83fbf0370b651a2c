import Testing
import ZoeFilm
import ZoeGeometry

@testable import ZoeHost

/// A square that turns up where its timer says.
private final class Stepper: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [unowned self] timer in
      backgroundColor = .red
      if timer.fireDate.timeIntervalSinceReferenceDate > 0.9 { timer.invalidate() }
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class Small: UIView {
  required init?(coder: NSCoder) { nil }
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
}

/// A view that says how large it wants to be.
private final class Badge: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

/// A layer whose copies must be of its own class.
private final class Dial: CAShapeLayer {
  var turns = 3
}

private final class Diary: UIViewController {
  static var words: [String] = []
  override func viewDidLoad() { Diary.words.append("loaded") }
  override func viewWillAppear(_ animated: Bool) { Diary.words.append("will appear") }
  override func viewDidLayoutSubviews() { Diary.words.append("laid out") }
  override func viewDidAppear(_ animated: Bool) {
    Diary.words.append("appeared after \(RenderTree.current.commits.count) commit")
  }
}

@Suite(.serialized) @MainActor struct RunTests {
  private func film(
    _ scene: String, _ kind: String, until: String = "null", ownSize: Bool = false
  ) throws -> Film {
    let json = """
      {"scene": "\(scene)", "kind": "\(kind)", "width": 100, "height": 50, "scale": 2,
       "until": \(until), "maxTime": 30, "film": "/dev/null", "takesOwnSize": \(ownSize)}
      """
    return try Run(JSONDecoder().decode(Request.self, from: Data(json.utf8))).record()
  }

  @Test func `a run ends where nothing is left to happen`() throws {
    SceneRegistry.add("Stepper", kind: .view) { Stepper(frame: $0) }

    let film = try film("Stepper", "view")

    #expect(film.settled)
    #expect(film.end == 1.0)
    #expect(film.commits.map(\.time) == [0, 0.5])
  }

  @Test func `a run that is asked to stop earlier is not settled`() throws {
    SceneRegistry.add("Stepper", kind: .view) { Stepper(frame: $0) }

    let film = try film("Stepper", "view", until: "0.75")

    #expect(!film.settled)
    #expect(film.end == 0.75)
  }

  @Test func `a view with a size of its own stands in the middle`() throws {
    SceneRegistry.add("Small", kind: .view) { _ in Small() }

    let film = try film("Small", "view")

    #expect(film.commits[0].changed.last?.position == Point(50, 25))
    #expect(film.canvas.background == .white)
  }

  @Test func `a view with an intrinsic size gets a screen of that size where it may`() throws {
    SceneRegistry.add("Badge", kind: .view) { Badge(frame: $0) }

    #expect(try film("Badge", "view", ownSize: true).canvas.size == Size(30, 20))
    #expect(try film("Badge", "view").canvas.size == Size(100, 50))
  }

  @Test func `a layer of the user's own class is presented as one`() throws {
    SceneRegistry.add("Dial", kind: .layer) { Dial() }

    _ = try film("Dial", "layer")
    let stage = RenderTree.current.root?.sublayers?.first?.sublayers?.first?.sublayers?.first
    let dial = stage?.sublayers?.first ?? stage

    #expect((dial?.presentation() as? Dial)?.turns == 3)
  }

  @Test func `a layer without a size fills the canvas`() throws {
    SceneRegistry.add("Plain", kind: .layer) { CALayer() }

    let film = try film("Plain", "layer")

    #expect(film.commits[0].changed.last?.bounds == Rect(0, 0, 100, 50))
  }

  @Test func `a controller appears after the first layout and commit`() throws {
    Diary.words = []
    SceneRegistry.add("Diary", kind: .viewController) { Diary() }

    _ = try film("Diary", "viewController")

    #expect(Diary.words == ["loaded", "will appear", "laid out", "appeared after 1 commit"])
  }

  @Test func `a scene that nobody registered is an error`() {
    #expect(throws: HostError.self) { try film("Nobody", "view") }
  }
}
