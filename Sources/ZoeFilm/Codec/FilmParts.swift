import ZoeGeometry

extension FilmWriter {
  mutating func film(_ film: Film) {
    size(film.canvas.size)
    double(film.canvas.scale)
    optional(film.canvas.background) { $0.color($1) }
    double(film.end)
    flag(film.settled)
    list(film.assets.glyphs) { $0.path($1) }
    list(film.assets.images) { writer, image in
      writer.count(image.width)
      writer.count(image.height)
      writer.bytes += image.pixels
    }
    list(film.notes) { writer, note in
      writer.string(note.code)
      writer.string(note.message)
      writer.optional(note.file) { $0.string($1) }
      writer.optional(note.line) { $0.count($1) }
    }
    list(film.commits) { writer, commit in
      writer.double(commit.time)
      writer.natural(UInt64(commit.root.number))
      writer.list(commit.changed) { $0.layer($1) }
      writer.list(commit.removed) { $0.natural(UInt64($1.number)) }
    }
  }
}

extension FilmReader {
  mutating func film() throws(FilmError) -> Film {
    let canvas = Canvas(
      size: try size(), scale: try double(),
      background: try optional { (reader: inout FilmReader) throws(FilmError) -> Color in
        try reader.color()
      })
    var film = Film(canvas: canvas)
    film.end = try double()
    film.settled = try flag()
    film.assets.glyphs = try list { (reader: inout FilmReader) throws(FilmError) -> Path in
      try reader.path()
    }
    film.assets.images = try list(of: 2) {
      (reader: inout FilmReader) throws(FilmError) -> ImageAsset in
      try reader.image()
    }
    film.notes = try list(of: 4) { (reader: inout FilmReader) throws(FilmError) -> Note in
      try reader.note()
    }
    try commits(into: &film)
    return film
  }

  private mutating func image() throws(FilmError) -> ImageAsset {
    let width = try natural()
    let height = try natural()
    let (area, tooWide) = width.multipliedReportingOverflow(by: height)
    let (length, tooLong) = area.multipliedReportingOverflow(by: 4)
    guard !tooWide, !tooLong, length <= UInt64(bytes.count - offset) else {
      throw .truncated(offset: bytes.count)
    }
    guard width < 1 << 31, height < 1 << 31 else { throw malformed("an image's size") }
    offset += Int(length)
    return ImageAsset(
      width: Int(width), height: Int(height), pixels: Array(bytes[offset - Int(length)..<offset]))
  }

  private mutating func note() throws(FilmError) -> Note {
    Note(
      code: try string(), message: try string(),
      file: try optional { (reader: inout FilmReader) throws(FilmError) -> String in
        try reader.string()
      },
      line: try optional { (reader: inout FilmReader) throws(FilmError) -> Int in
        Int(try reader.number32())
      })
  }

  /// Commits by rising time. A layer's number is held to what numbering in the order of commit could
  /// reach, because a scene takes memory for every number up to it.
  private mutating func commits(into film: inout Film) throws(FilmError) {
    var last = -Double.infinity
    var layers = 0
    for _ in 0..<(try count(of: 11)) {
      let time = try double()
      guard time >= last, time.isFinite else { throw malformed("a commit not before the last one") }
      last = time
      let root = LayerID(try number32())
      let changed = try list(of: 4) { (reader: inout FilmReader) throws(FilmError) -> LayerNode in
        try reader.layer()
      }
      layers += changed.count
      for node in changed where Int(node.id.number) > FilmReader.spareNumbers + layers {
        throw malformed("a layer's number in the order of commit")
      }
      film.commits.append(
        Commit(time: time, root: root, changed: changed, removed: try layerIDs()))
    }
  }

  /// Numbers that may have gone to layers which no commit names.
  private static let spareNumbers = 4096
}
