import ZoeExport

/// An output in one line for people.
enum Summary {
  static func line(_ output: Output) -> String {
    var parts = [output.path]
    switch output.format {
    case .gif, .apng, .frames, .digests:
      parts.append("\(output.width)×\(output.height)")
      if output.frames > 1 || output.times.isEmpty {
        parts.append("\(output.frames) frames")
        parts.append("\(rate(output.fps)) fps")
        parts.append(TimeText.seconds(output.duration))
      }
    case .png:
      parts.append("\(output.width)×\(output.height)")
      parts.append(output.times.map(TimeText.seconds).joined(separator: ", "))
    case .film, .dump: break
    }
    parts.append(size(output.bytes))
    return parts.joined(separator: "  ")
  }

  private static func rate(_ fps: Double) -> String {
    fps == fps.rounded() ? String(Int(fps)) : TimeText.decimal(fps, places: 2)
  }

  private static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return TimeText.decimal(Double(bytes) / 1000, places: 1) + " KB" }
    return TimeText.decimal(Double(bytes) / 1_000_000, places: 2) + " MB"
  }
}
