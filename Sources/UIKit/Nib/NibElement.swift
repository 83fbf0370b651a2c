import FoundationXML

/// One XML element, with its line. A class because connections name elements by identity.
final class NibElement {
  let name: String
  let attributes: [String: String]
  /// From 1.
  let line: Int
  fileprivate(set) var children: [NibElement] = []
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) }
  }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  func child(key: String) -> NibElement? { children.first { $0["key"] == key } }

  func children(of name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// The element and all inside it, in the document's order.
  var descendants: [NibElement] { [self] + children.flatMap(\.descendants) }
}

/// A storyboard or xib as a tree of elements.
struct NibDocument {
  /// The file's name for messages.
  let file: String
  let root: NibElement
  let byID: [String: NibElement]

  init(xml: Data, file: String) throws(NibError) {
    let reader = NibReader()
    let parser = XMLParser(data: xml)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      let why = parser.parserError.map { "\($0)" } ?? "it has no element"
      throw .broken(
        file: file, line: max(1, parser.lineNumber), why: reader.why ?? NibDocument.plain(why))
    }
    guard root.name == "document" else {
      throw .notADocument(file: file, line: root.line, root: root.name)
    }
    self.file = file
    self.root = root
    var byID: [String: NibElement] = [:]
    for element in root.descendants {
      if let id = element.id, byID[id] == nil { byID[id] = element }
    }
    self.byID = byID
  }

  /// Foundation's error in one line.
  private static func plain(_ why: String) -> String {
    why.split(separator: "\n").first.map(String.init) ?? why
  }
}

private final class NibReader: NSObject, XMLParserDelegate {
  var root: NibElement?
  var why: String?
  private var open: [NibElement] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = NibElement(elementName, attributeDict, line: parser.lineNumber)
    if let parent = open.last {
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard why == nil else { return }
    let inside = open.last.map { "inside <\($0.name)> from line \($0.line)" }
    why = inside ?? "no element is open"
  }
}
