import Testing
import ZoeFilm
import ZoeGeometry

@Suite struct FilmCodecTests {
  @Test func `a film with everything comes back the same`() throws {
    let bytes = FilmCodec.encode(everything)

    #expect(try FilmCodec.decode(bytes) == everything)
  }

  @Test func `an empty film comes back the same`() throws {
    let film = Film(canvas: Canvas(size: Size(1, 1), scale: 1))

    #expect(try FilmCodec.decode(FilmCodec.encode(film)) == film)
  }

  @Test func `a layer with nothing set takes four bytes`() {
    var film = Film(canvas: Canvas(size: Size(1, 1), scale: 1))
    film.commits = [Commit(time: 0, root: LayerID(0), changed: [])]
    let without = FilmCodec.encode(film).count
    film.commits[0].changed = [LayerNode(id: LayerID(0))]

    #expect(FilmCodec.encode(film).count == without + 4)
  }

  @Test func `every cut is told as a cut`() {
    let bytes = FilmCodec.encode(everything)
    for length in stride(from: 0, to: bytes.count, by: 5) {
      #expect(throws: FilmError.truncated(offset: length)) {
        try FilmCodec.decode(Array(bytes.prefix(length)))
      }
    }
  }

  @Test func `other bytes are not a film`() {
    #expect(throws: FilmError.notAFilm) { try FilmCodec.decode(Array("GIF89a..".utf8)) }
  }

  @Test func `a later version is named`() {
    #expect(throws: FilmError.newerVersion(200)) {
      try FilmCodec.decode(Array("ZOEFILM".utf8) + [200, 1, 0])
    }
  }

  @Test func `bytes after the film are refused`() {
    let bytes = FilmCodec.encode(everything)

    #expect(throws: FilmError.malformed(offset: bytes.count, what: "the film's end")) {
      try FilmCodec.decode(bytes + [0])
    }
  }

  @Test func `a changed byte never stops the reader, nor the drawing of what it read`() {
    let bytes = FilmCodec.encode(everything)
    for place in stride(from: 8, to: bytes.count, by: 3) {
      var broken = bytes
      broken[place] ^= [1, 0x80, 0xFF, 0x7F][place / 3 % 4]
      guard let film = try? FilmCodec.decode(broken) else { continue }
      _ = film.displayList(at: 0.7, scale: 2)
      _ = film.extent
    }
  }

  @Test func `a count beyond the rest is refused before anything is made`() {
    var bytes = FilmCodec.encode(Film(canvas: Canvas(size: Size(1, 1), scale: 1)))
    bytes.removeLast()
    bytes += [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]

    #expect(throws: FilmError.truncated(offset: bytes.count)) { try FilmCodec.decode(bytes) }
  }

  @Test func `a layer's number far beyond the count of layers is refused`() {
    var film = Film(canvas: Canvas(size: Size(1, 1), scale: 1))
    let far = LayerNode(id: LayerID(4_000_000_000))
    film.commits = [Commit(time: 0, root: LayerID(0), changed: [far])]

    #expect(throws: FilmError.self) { try FilmCodec.decode(FilmCodec.encode(film)) }
  }
}
