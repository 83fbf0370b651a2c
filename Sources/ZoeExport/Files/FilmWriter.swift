import ZoeFilm

/// Writes the film itself, or its text.
public enum FilmWriter {
  public static func write(
    _ film: Film, _ format: OutputFormat, to path: String
  ) throws(ExportError) -> Output {
    let bytes: [UInt8]
    switch format {
    case .film: bytes = FilmCodec.encode(film)
    case .dump: bytes = Array(film.dump().utf8)
    case .gif, .apng, .png, .frames, .digests:
      preconditionFailure("\(format.rawValue) is not a film")
    }
    try WholeFile.write(bytes, to: path)
    var output = Output(path: path, format: format)
    output.width = Int(film.canvas.size.width.rounded())
    output.height = Int(film.canvas.size.height.rounded())
    output.duration = film.end
    output.bytes = bytes.count
    return output
  }
}
