/// Makes the objects of one scene or xib and connects them.
///
/// In: a document. Out: controllers and view trees in Apple's order: `init(coder:)` for all, values
/// set by key path, constraints, outlets, `awakeFromNib`. What is not known becomes a note with its
/// line and a plain object of the nearest kind. A class because the objects made so far are looked
/// up while others are made.
@MainActor final class NibLoader {
  let document: NibDocument
  let colors: NibColors
  private(set) var objects: [String: AnyObject] = [:]
  /// What was made for the part that is loaded now, in order, with its element.
  private var made: [(object: NSObject, element: NibElement)] = []

  init(document: NibDocument, folder: URL?) {
    self.document = document
    colors = NibColors(document: document, folder: folder)
  }

  func note(_ code: String, _ message: String, at element: NibElement) {
    World.current.add(
      note: WorldNote(code: code, message: message, file: document.file, line: element.line))
  }

  // Controllers.

  func controller(from element: NibElement) -> UIViewController {
    let type =
      customClass(of: element, as: UIViewController.self) ?? UIViewController.self
    let controller = type.init(coder: NibCoder(element, self)) ?? plainController(element)
    applyKeyValues(element, to: controller)
    controller.awakeFromNib()
    return controller
  }

  private func plainController(_ element: NibElement) -> UIViewController {
    note("ZOE1603", "init(coder:) gave nil; a plain view controller takes its place", at: element)
    let controller = UIViewController()
    fill(controller, from: element)
    return controller
  }

  /// The view waits until it is asked for, as with Apple.
  func fill(_ controller: UIViewController, from element: NibElement) {
    controller.title = element["title"] ?? element.child(key: "navigationItem")?["title"]
    controller.state.restorationIdentifier = element["restorationIdentifier"]
    guard let view = element.child(key: "view") else { return }
    controller.state.viewLoader = { [self] controller in
      if let id = element.id { objects[id] = controller }
      defer { release(controller) }
      return tree(from: view, owner: controller, ownerElement: element)
    }
  }

  /// Lets go of everything that was made, so that it lives as long as the user's code wants it.
  private func release(_ controller: UIViewController) {
    objects = [:]
    made = []
    controller.state.viewLoader = nil
  }

  // Views.

  /// A whole tree of views, connected and awake.
  func tree(from element: NibElement, owner: NSObject?, ownerElement: NibElement?) -> UIView {
    made = []
    let view = view(from: element)
    addGuides(in: ownerElement, for: view)
    let parts = made
    for (object, element) in parts { applyKeyValues(element, to: object) }
    for (_, element) in parts { NibConstraints(loader: self).add(from: element) }
    if let owner, let ownerElement { connect(ownerElement, owner) }
    for (object, element) in parts { connect(element, object) }
    for (object, _) in parts { (object as? UIResponder)?.awakeFromNib() }
    return view
  }

  func view(from element: NibElement) -> UIView {
    let type = customClass(of: element, as: UIView.self) ?? standardClass(of: element)
    let view = type.init(coder: NibCoder(element, self)) ?? plainView(element)
    return view
  }

  private func plainView(_ element: NibElement) -> UIView {
    note("ZOE1603", "init(coder:) gave nil; a plain view takes its place", at: element)
    let view = UIView()
    fill(view, from: element)
    return view
  }

  func fill(_ view: UIView, from element: NibElement) {
    if let id = element.id { objects[id] = view }
    made.append((view, element))
    NibAttributes(loader: self, element: element).set(on: view)
    for child in element.children(of: "subviews") { view.addSubview(self.view(from: child)) }
  }

  /// The guides that older documents hang on the controller.
  private func addGuides(in owner: NibElement?, for view: UIView) {
    for element in owner?.children(of: "layoutGuides") ?? [] {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let safe = view.safeAreaLayoutGuide
      let isTop = element["type"] == "top"
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      ])
      if let id = element.id { objects[id] = guide }
    }
  }

  func register(_ object: AnyObject, for element: NibElement) {
    if let id = element.id { objects[id] = object }
  }

  // Classes.

  private func customClass<Object: AnyObject>(of element: NibElement, as kind: Object.Type)
    -> Object.Type?
  {
    guard let name = element["customClass"] else { return nil }
    if let known = ClassRegistry.find(name) {
      if let type = known as? Object.Type { return type }
      note("ZOE1602", "the class \(name) is no \(kind); a plain one takes its place", at: element)
    } else {
      note("ZOE1602", "there is no class \(name); a plain one takes its place", at: element)
    }
    return nil
  }

  private func standardClass(of element: NibElement) -> UIView.Type {
    switch element.name {
    case "view", "containerView": return UIView.self
    case "label": return UILabel.self
    case "window": return UIWindow.self
    case _:
      note("ZOE1601", "<\(element.name)> is shown as a plain view", at: element)
      return UIView.self
    }
  }
}
