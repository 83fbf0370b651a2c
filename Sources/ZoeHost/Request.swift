import Foundation

/// What the tool asks of one run, as it writes it into the request file.
struct Request: Decodable {
  enum Kind: String, Decodable { case storyboard, viewController, view, layer, app }

  /// The storyboard's file name without its extension, or the name of the class.
  var scene: String
  var kind: Kind
  /// The screen, in points, and its pixels to a point.
  var width: Double
  var height: Double
  var scale: Double
  /// Whether a scene that has a size of its own is shown in it.
  var takesOwnSize: Bool?
  /// When to stop; nil stops where nothing is left to happen. Seconds.
  var until: Double?
  /// When to stop in any case. Seconds.
  var maxTime: Double
  /// The user's input folder: storyboards and assets are looked for in it.
  var folder: String?
  /// Where to write the film and the report.
  var film: String
  var report: String?
  var seed: UInt64?
  /// The date at the run's start. Unix seconds.
  var epoch: Double?
  /// The screen's margins: top, left, bottom, right. Points.
  var safeArea: [Double]?

  /// What happens to the application from outside: a tape's text, and what its diagnostics call it.
  struct TapeText: Decodable {
    var path: String
    var text: String
  }
  var tape: TapeText?

  /// For an application: the storyboard that its settings name as the main one.
  var storyboard: String?

  init(path: String) throws(HostError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw .unreadableRequest(path: path, why: "there is no such file")
    }
    do {
      self = try JSONDecoder().decode(Request.self, from: bytes)
    } catch {
      throw .unreadableRequest(path: path, why: "\(error)")
    }
  }

  /// The storyboard that the run begins with, if any.
  var mainStoryboard: String? { kind == .storyboard ? scene : storyboard }

  var insets: UIEdgeInsets {
    guard let safeArea, safeArea.count == 4 else { return .zero }
    return UIEdgeInsets(
      top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
  }
}
