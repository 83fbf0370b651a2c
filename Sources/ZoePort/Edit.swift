/// One change to a source, with the reason that a person is shown.
public struct Edit: Equatable, Sendable {
  /// Where in the source, in UTF-8 bytes from its start.
  public var offset: Int
  /// Bytes that the replacement stands for.
  public var length: Int
  public var replacement: String
  public var reason: String

  public init(offset: Int, length: Int, replacement: String, reason: String) {
    self.offset = offset
    self.length = length
    self.replacement = replacement
    self.reason = reason
  }
}

/// A user's file and what became of it.
public struct PortedFile: Equatable, Sendable {
  /// As the user named it; diagnostics speak of it.
  public var path: String
  /// What the compiler calls it: the path, but for characters that no string literal of its may hold.
  public var name: String
  public var original: String
  /// What is compiled. It has the original's lines, after a first line that names the original.
  public var text: String
  /// By rising offset.
  public var edits: [Edit]
  /// Where the original's lines begin, in UTF-8 bytes.
  private var lineStarts: [Int]
}

extension PortedFile {
  init(path: String, original: String, edits: [Edit]) {
    let sorted = edits.sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
    let bytes = Array(original.utf8)
    var result: [UInt8] = []
    var next = 0
    var kept: [Edit] = []
    // An edit inside one that was made already has nothing left to change.
    for edit in sorted where edit.offset >= next {
      result += bytes[next..<edit.offset]
      result += Array(edit.replacement.utf8)
      next = edit.offset + edit.length
      kept.append(edit)
    }
    result += bytes[next...]
    let name = PortedFile.name(for: path)
    self.init(
      path: path, name: name, original: original,
      text: "#sourceLocation(file: \"\(name)\", line: 1)\n"
        + String(decoding: result, as: UTF8.self),
      edits: kept,
      lineStarts: [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 })
  }

  /// `#sourceLocation` takes a literal as it is: without escapes, and on one line.
  private static func name(for path: String) -> String {
    String(
      String.UnicodeScalarView(
        path.unicodeScalars.map { $0 == "\"" || $0 == "\\" || $0.value < 32 ? "_" : $0 }))
  }

  /// A column of the ported text in the original; both in UTF-8 bytes from 1.
  public func originalColumn(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return column }
    let lineStart = lineStarts[line - 1]
    let lineEnd = line < lineStarts.count ? lineStarts[line] : Int.max
    var shift = 0
    for edit in edits where edit.offset >= lineStart && edit.offset < lineEnd {
      let start = edit.offset - lineStart + 1
      let grown = edit.replacement.utf8.count - edit.length
      if column < start + shift { break }
      if column < start + shift + edit.replacement.utf8.count {
        return grown == 0 ? column - shift : start
      }
      shift += grown
    }
    return max(1, column - shift)
  }
}
