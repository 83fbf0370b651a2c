import Foundation

/// What the command line asks for.
struct Options {
  var file = ProcessInfo.processInfo.environment["ZOETROPE_BENCH"] ?? "../shared/bench/scenes.json"
  var scenes: [String] = []
  var scales: [Int] = []
  var passes = 5
  var digestsOnly = false

  static let usage = """
    usage: zoe-bench [scenes.json] [--scene S1]… [--scale 3]… [--passes 5] [--digests]

    Draws the neutral scenes with Zoetrope and with the peers that were installed when this was built.
      --digests   print a digest of every scene's pixels and measure nothing

    """

  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--scene":
        guard let name = words.popFirst() else { return nil }
        scenes.append(name)
      case "--scale":
        guard let scale = words.popFirst().flatMap({ Int($0) }), scale > 0 else { return nil }
        scales.append(scale)
      case "--passes":
        guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        passes = count
      case "--digests": digestsOnly = true
      default:
        if word.hasPrefix("-") { return nil }
        file = word
      }
    }
  }
}
