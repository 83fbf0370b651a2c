/// Makes the constraints that an element holds.
@MainActor struct NibConstraints {
  let loader: NibLoader

  func add(from element: NibElement) {
    guard let id = element.id, let view = loader.objects[id] as? UIView else { return }
    for child in element.children(of: "constraints") where child.name == "constraint" {
      guard let constraint = constraint(from: child, in: view) else { continue }
      loader.register(constraint, for: child)
      // A placeholder is for Interface Builder's canvas alone.
      if child.flag("placeholder") ?? false { continue }
      view.addConstraint(constraint)
    }
  }

  private func constraint(from element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    func item(_ name: String) -> AnyObject? { element[name].flatMap { loader.objects[$0] } }
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
      NibNames.find(element[name], in: NibNames.attributes)
    }
    func refuse(_ why: String) -> NSLayoutConstraint? {
      loader.note("ZOE1606", "a constraint is left out: \(why)", at: element)
      return nil
    }
    guard let first = element["firstItem"] == nil ? view : item("firstItem") else {
      return refuse("there is no item '\(element["firstItem"] ?? "")'")
    }
    guard let firstAttribute = attribute("firstAttribute") else {
      return refuse("its first attribute is '\(element["firstAttribute"] ?? "")'")
    }
    if let wanted = element["secondItem"], item("secondItem") == nil {
      return refuse("there is no item '\(wanted)'")
    }
    guard let multiplier = NibNames.multiplier(element["multiplier"]) else {
      return refuse("its multiplier is '\(element["multiplier"] ?? "")'")
    }
    let second = item("secondItem")
    guard let secondAttribute = second == nil ? .notAnAttribute : attribute("secondAttribute")
    else { return refuse("its second attribute is '\(element["secondAttribute"] ?? "")'") }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      case _: .equal
      }
    // The system's spacing has no number of its own in the document.
    let isStandard = element.flag("symbolic") ?? false
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: element.number("constant") ?? (isStandard ? 8 : 0))
    constraint.identifier = element["identifier"]
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    return constraint
  }
}
