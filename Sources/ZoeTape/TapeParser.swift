/// Reads a tape: a command a line, comments after `#`.
public enum TapeParser {
  /// What a line may begin with.
  static let commands = [
    "Wait", "Tap", "Drag", "Background", "Foreground", "Network", "Set", "Screenshot", "Expect",
    "Hide", "Show", "Source", "Output",
  ]

  /// - Parameter path: What diagnostics call the text.
  public static func parse(_ text: String, path: String) throws(TapeError) -> Tape {
    var tape = Tape(path: path)
    var isAway = false
    var number = 0
    for text in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var line = try TapeLine(text, number: number, path: path)
      guard let first = line.peek else { continue }
      let command = try command(&line)
      try line.finish()
      if let wrong = order(of: command, &isAway) { throw line.error(at: first, wrong) }
      tape.steps.append(TapeStep(command, line: number))
    }
    return tape
  }

  private static func command(_ line: inout TapeLine) throws(TapeError) -> TapeCommand {
    let word = try line.take("a command")
    switch word.isQuoted ? "" : word.text {
    case "Wait": return .wait(try wait(&line))
    case "Tap":
      if line.peek?.isQuoted ?? false { return .tap(.label(try line.quoted("a text"))) }
      return .tap(.point(try line.point()))
    case "Drag": return try drag(&line)
    case "Background": return .background(line.isEmpty ? nil : try line.time())
    case "Foreground": return .foreground
    case "Network": return .network(try network(&line))
    case "Set": return .set(try setting(&line))
    case "Screenshot": return .screenshot(path: try line.take("a .png file").text)
    case "Expect":
      let isThere = !line.skip("no")
      guard line.skip("label") else {
        guard let next = line.peek else { throw line.missing("label \"…\"") }
        throw line.error(at: next, "'\(next.text)' is not label \"…\" or no label \"…\"")
      }
      return .expect(label: try line.quoted("a text in quotation marks"), isThere: isThere)
    case "Hide": return .hide
    case "Show": return .show
    case "Source": return .source(path: try line.take("a Swift file or a folder").text)
    case "Output": return .output(path: try line.take("a file to write").text)
    case _:
      let near = commands.first { $0.lowercased() == word.text.lowercased() }
      throw line.error(
        at: word,
        "unknown command '\(word.text)'; "
          + (near.map { "it is written \($0)" } ?? "there are \(commands.joined(separator: ", "))"))
    }
  }

  private static func wait(_ line: inout TapeLine) throws(TapeError) -> TapeWait {
    if line.skip("settled") { return .settled }
    if line.skip("label") { return .label(try line.quoted("a text in quotation marks")) }
    guard let next = line.peek, !line.isTimeNext else { return .seconds(try line.time()) }
    throw line.error(
      at: next, "'\(next.text)' is not a time such as 500ms or 2s, settled, or label \"…\"")
  }

  private static func drag(_ line: inout TapeLine) throws(TapeError) -> TapeCommand {
    let from = try line.point()
    try expect("->", &line)
    let to = try line.point()
    try expect("over", &line)
    return .drag(from: from, to: to, over: try line.time())
  }

  private static func network(_ line: inout TapeLine) throws(TapeError) -> TapeNetwork {
    let url = try line.take("a URL, or * for every one").text
    if line.skip("fail") { return TapeNetwork(url: url, answer: .fail) }
    let bytes = try line.size()
    let duration = line.skip("over") ? try line.time() : 0
    return TapeNetwork(url: url, answer: .body(bytes: bytes, over: duration))
  }

  private static func setting(_ line: inout TapeLine) throws(TapeError) -> TapeSetting {
    let names = "Device, Appearance, FPS or Locale"
    let name = try line.take(names)
    let value = try line.take("a value")
    switch name.text {
    case "Device": return .device(value.text)
    case "Locale": return .locale(value.text)
    case "Appearance":
      guard let appearance = TapeSetting.Appearance(rawValue: value.text) else {
        throw line.error(at: value, "'\(value.text)' is not light or dark")
      }
      return .appearance(appearance)
    case "FPS":
      guard let fps = TapeLine.number(value.text), fps > 0, fps <= 240 else {
        throw line.error(at: value, "'\(value.text)' is not a number above 0, up to 240")
      }
      return .fps(fps)
    case _: throw line.error(at: name, "'\(name.text)' cannot be set; there are \(names)")
    }
  }

  private static func expect(_ text: String, _ line: inout TapeLine) throws(TapeError) {
    guard !line.skip(text) else { return }
    guard let next = line.peek else { throw line.missing(text) }
    throw line.error(at: next, "'\(next.text)' stands where \(text) is expected")
  }

  /// What is wrong with a command at its place; nobody touches an application in the background.
  private static func order(of command: TapeCommand, _ isAway: inout Bool) -> String? {
    switch command {
    case .background(let duration):
      if isAway { return "the application is in the background already" }
      isAway = duration == nil
    case .foreground:
      if !isAway { return "the application is in the foreground already" }
      isAway = false
    case .tap, .drag:
      if isAway { return "nothing can be touched in the background; Foreground comes first" }
    case .wait(.label), .wait(.settled), .expect:
      if isAway { return "nothing happens in the background; Foreground comes first" }
    case .wait(.seconds), .network, .set, .screenshot, .hide, .show, .source, .output: break
    }
    return nil
  }
}
