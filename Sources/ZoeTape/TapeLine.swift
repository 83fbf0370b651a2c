/// One line of a tape as words, read from left to right.
struct TapeLine {
  struct Word: Equatable {
    var text: String
    /// Whether it stood in quotation marks.
    var isQuoted = false
    /// Counted from 1, in characters.
    var column: Int
  }

  let path: String
  let number: Int
  private(set) var words: ArraySlice<Word>
  /// Where the line ends: something that is missing is missing there.
  private let end: Int

  /// A `#` at the start of a word begins a comment, so that URLs may hold one.
  init(_ text: some StringProtocol, number: Int, path: String) throws(TapeError) {
    self.path = path
    self.number = number
    var found: [Word] = []
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "#" {
        break
      } else if character == "\"" {
        guard let word = TapeLine.quoted(characters, at: &index) else {
          throw TapeError(
            path: path, line: number, column: index + 1,
            message: "the text that begins here has no closing quotation mark")
        }
        found.append(word)
      } else {
        let start = index
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        found.append(Word(text: String(characters[start..<index]), column: start + 1))
      }
    }
    words = found[...]
    end = (found.last.map { $0.column + $0.text.count + ($0.isQuoted ? 2 : 0) }) ?? 1
  }

  /// Reads `"…"`, in which `\"` and `\\` stand for the second character; nil leaves `index` at its start.
  private static func quoted(_ characters: [Character], at index: inout Int) -> Word? {
    var text = ""
    var next = index + 1
    while next < characters.count, characters[next] != "\"" {
      if characters[next] == "\\", next + 1 < characters.count { next += 1 }
      text.append(characters[next])
      next += 1
    }
    guard next < characters.count else { return nil }
    defer { index = next + 1 }
    return Word(text: text, isQuoted: true, column: index + 1)
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word, which stays there.
  var peek: Word? { words.first }

  mutating func take(_ expected: String) throws(TapeError) -> Word {
    guard let word = words.popFirst() else { throw missing(expected) }
    return word
  }

  /// Takes this plain word where it is next.
  mutating func skip(_ text: String) -> Bool {
    guard let next = words.first, !next.isQuoted, next.text == text else { return false }
    words.removeFirst()
    return true
  }

  func error(at word: Word, _ message: String) -> TapeError {
    TapeError(path: path, line: number, column: word.column, message: message)
  }

  func missing(_ expected: String) -> TapeError {
    TapeError(
      path: path, line: number, column: end, message: "the line ends where \(expected) is expected")
  }

  /// Nothing may be left.
  func finish() throws(TapeError) {
    if let word = words.first { throw error(at: word, "'\(word.text)' is too much on this line") }
  }
}
