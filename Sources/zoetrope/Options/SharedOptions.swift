/// Options that several verbs have, each written once.
enum SharedOptions {
  static let input = PositionalSpec(
    name: "input", help: "A .swift file, a folder of an app's source, or a .film file.")
  static let scene = PositionalSpec(
    name: "scene", optional: true, help: "The type to show, where there are several; as --scene.")

  static let output = OptionSpec(
    name: "output", letter: "o", value: "path", repeats: true,
    help:
      "Where to write; the extension says what: .gif, .apng (animated, without loss), .png (one instant), .film, .dump (the film"
      + " as text), .digests (a pixel hash a frame), or a folder of frames (frames/). May be"
      + " repeated; the source runs once.")

  static let stage: [OptionSpec] = [
    OptionSpec(name: "scene", value: "name", help: "The type to show, where there are several."),
    OptionSpec(
      name: "device", value: "name",
      help: "The screen: iphone-16 (393×852 points at 3 pixels, default), iphone-16-pro, -plus,"
        + " -pro-max, iphone-se, ipad and more."),
    OptionSpec(name: "size", value: "WxH", help: "A screen of this many points instead."),
    OptionSpec(
      name: "background", value: "view|transparent|#hex",
      help: "What lies beneath the scene. (default: view)"),
    OptionSpec(
      name: "tape", value: "file.zoe",
      help: "What happens from outside: taps, waits, the background, answers of the network."),
    OptionSpec(
      name: "max-time", value: "seconds",
      help: "How far the source may run, in its own time. (default: 30s)"),
    OptionSpec(
      name: "seed", value: "number", help: "What random numbers follow from. (default: 0)"),
    OptionSpec(
      name: "epoch", value: "date",
      help: "What Date() returns at the start. (default: 2001-01-01T00:00:00Z)"),
  ]

  static let scale = OptionSpec(
    name: "scale", value: "pixels",
    help: "Pixels to a point. (default: 1 for .gif, .apng and .digests, 2 for .png and frames)")
  static let span: [OptionSpec] = [
    OptionSpec(
      name: "from", value: "time", help: "Where to begin. (default: 0, or where a loop begins)"),
    OptionSpec(
      name: "to", value: "time|auto",
      help: "Where to end. auto is where the animation settles; one without an end shows one common"
        + " period, else 5 s. (default: auto)"),
  ]
  static let fps = OptionSpec(
    name: "fps", value: "rate", help: "Frames a second. (default: 60; .gif 50, its most)")
  static let at = OptionSpec(
    name: "at", value: "instant",
    help: "0.5s, 1.5, 50%, frame:30, first, last or settled. (default: settled)")
  static let profile = OptionSpec(
    name: "profile", value: "screen|snapshot",
    help: "Which of Apple's renderers to follow: a device's screen, or CALayer.render(in:), whose"
      + " gradients differ. (default: screen)")
  static let jobs = OptionSpec(
    name: "jobs", value: "count", help: "Threads that draw. (default: one a core)")
  static let report: [OptionSpec] = [
    OptionSpec(name: "json", help: "Print the result as one line of JSON."),
    OptionSpec(
      name: "progress", value: "auto|bar|plain|json|none",
      help: "How to show what is going on. (default: auto)"),
  ]
}
