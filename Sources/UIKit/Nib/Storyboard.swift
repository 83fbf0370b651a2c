/// Loads storyboards and xibs of a folder.
@MainActor package enum Storyboard {
  /// The controller that a storyboard shows first; its view loads when it is asked for.
  package static func initialController(named name: String, in folder: URL) throws(NibError)
    -> UIViewController
  {
    self.folder = folder
    let url = try find("\(name).storyboard", in: folder)
    return try initialController(xml: read(url), file: url.lastPathComponent, folder: folder)
  }

  /// Where storyboards and xibs that user code names itself are looked for.
  package static var folder: URL?

  package static func initialController(xml: Data, file: String, folder: URL? = nil)
    throws(NibError) -> UIViewController
  {
    let document = try NibDocument(xml: xml, file: file)
    guard let id = document.root["initialViewController"] else {
      throw .noInitialController(file: file, known: controllers(in: document).compactMap(\.id))
    }
    return try controller(id, document, folder)
  }

  /// A controller by its storyboard identifier.
  package static func controller(
    withIdentifier identifier: String, named name: String, in folder: URL
  ) throws(NibError) -> UIViewController {
    let url = try find("\(name).storyboard", in: folder)
    let document = try NibDocument(xml: read(url), file: url.lastPathComponent)
    let found = controllers(in: document).first { $0["storyboardIdentifier"] == identifier }
    return try controller(found?.id ?? identifier, document, folder)
  }

  /// The top-level views of a xib, with the owner's outlets connected.
  package static func views(xml: Data, file: String, owner: NSObject?, folder: URL? = nil)
    throws(NibError) -> [UIView]
  {
    let document = try NibDocument(xml: xml, file: file)
    let loader = NibLoader(document: document, folder: folder)
    let objects = document.root.children(of: "objects")
    let ownerElement = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let elements = objects.filter { $0.name != "placeholder" && $0.child(key: "frame") != nil }
    guard !elements.isEmpty else { throw .noView(file: file) }
    if let owner, let ownerElement { loader.register(owner, for: ownerElement) }
    var views: [UIView] = []
    for (index, element) in elements.enumerated() {
      // The owner's outlets may lead to any of the views: they are connected with the last.
      let isLast = index == elements.count - 1
      views.append(
        loader.tree(
          from: element, owner: isLast ? owner : nil, ownerElement: isLast ? ownerElement : nil))
    }
    return views
  }

  package static func views(named name: String, in folder: URL, owner: NSObject?) throws(NibError)
    -> [UIView]
  {
    let url = try find("\(name).xib", in: folder)
    return try views(xml: read(url), file: url.lastPathComponent, owner: owner, folder: folder)
  }

  private static func controller(_ id: String, _ document: NibDocument, _ folder: URL?)
    throws(NibError) -> UIViewController
  {
    guard var element = document.byID[id] else {
      throw .unknownController(file: document.file, id: id)
    }
    let loader = NibLoader(document: document, folder: folder)
    // Bars are not drawn: the controller inside is shown alone.
    var passed: [String] = []
    while let inner = root(of: element), let next = document.byID[inner], !passed.contains(inner) {
      loader.note(
        "ZOE1610", "<\(element.name)> is left out; its first screen is shown", at: element)
      passed.append(inner)
      element = next
    }
    return loader.controller(from: element)
  }

  /// The first screen of a container.
  private static func root(of element: NibElement) -> String? {
    guard ["navigationController", "tabBarController"].contains(element.name) else { return nil }
    return element.children(of: "connections").first { $0["kind"] == "relationship" }?[
      "destination"]
  }

  private static func controllers(in document: NibDocument) -> [NibElement] {
    document.root.children(of: "scenes").flatMap { $0.children(of: "objects") }.filter {
      $0["sceneMemberID"] == "viewController"
    }
  }

  private static func find(_ file: String, in folder: URL) throws(NibError) -> URL {
    for place in [folder, folder.appendingPathComponent("Base.lproj")] {
      let url = place.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    // Projects keep storyboards in folders of their own: the first by path is meant.
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let found = paths?.filter { $0.hasSuffix("/" + file) }.min()
    guard let found else { throw .notFound(name: file, folder: folder.path) }
    return folder.appendingPathComponent(found)
  }

  private static func read(_ url: URL) throws(NibError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.lastPathComponent, why: "\(error)")
    }
  }
}
