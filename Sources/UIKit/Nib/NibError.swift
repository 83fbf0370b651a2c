/// Why a storyboard or xib cannot be shown at all.
package enum NibError: Error, Equatable, CustomStringConvertible {
  case notFound(name: String, folder: String)
  case unreadable(file: String, why: String)
  case broken(file: String, line: Int, why: String)
  case notADocument(file: String, line: Int, root: String)
  case noInitialController(file: String, known: [String])
  case unknownController(file: String, id: String)
  case noView(file: String)

  package var description: String {
    switch self {
    case .notFound(let name, let folder):
      "no \(name) in \(folder) or its Base.lproj; pass the folder that holds it"
    case .unreadable(let file, let why): "\(file): cannot be read: \(why)"
    case .broken(let file, let line, let why): "\(file):\(line): the XML is broken: \(why)"
    case .notADocument(let file, let line, let root):
      "\(file):\(line): the outermost element is <\(root)>, not an Interface Builder <document>"
    case .noInitialController(let file, let known):
      "\(file): no initial view controller is set; set one of: \(known.joined(separator: ", "))"
    case .unknownController(let file, let id): "\(file): there is no view controller '\(id)'"
    case .noView(let file): "\(file): there is no view in it"
    }
  }
}
