// Values by key path, outlets, collections and actions.

extension NibLoader {
  func applyKeyValues(_ element: NibElement, to object: NSObject) {
    guard let responder = object as? UIResponder else { return }
    for item in element.children(of: "userDefinedRuntimeAttributes") {
      guard let keyPath = item["keyPath"] else { continue }
      responder.setValue(runtimeValue(item), forKeyPath: keyPath)
    }
  }

  /// nil where the attribute says nil or its type is not known, which is noted.
  private func runtimeValue(_ item: NibElement) -> Any? {
    let value = item.child(key: "value")
    switch item["type"] {
    case "boolean": return item.flag("value") ?? value?.flag("value") ?? false
    case "number":
      if value?.name == "integer" { return value?["value"].flatMap { Int($0) } }
      return value?.number("value").map { Double($0) } ?? item.number("value").map { Double($0) }
    case "string", "localizedString": return item["value"] ?? value?.text
    case "color": return colors.color(value)
    case "point":
      return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return value.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return value?.rect
    case "nil": return nil
    case let type:
      note("ZOE1607", "a runtime attribute of type '\(type ?? "")' is left out", at: item)
      return nil
    }
  }

  func connect(_ element: NibElement, _ object: NSObject) {
    guard let owner = object as? UIResponder else { return }
    var collections: [(name: String, members: [AnyObject])] = []
    for connection in element.children(of: "connections") {
      switch connection.name {
      case "outlet":
        if let (name, target) = end(of: connection) { owner.setValue(target, forKey: name) }
      case "outletCollection":
        guard let (name, target) = end(of: connection) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].members.append(target)
        } else {
          collections.append((name, [target]))
        }
      case "action", "segue":
        // Taps reach an action through its selector; what sends it is noted where it is not shown.
        if connection.name == "segue", connection["kind"] == "relationship" { continue }
        note("ZOE1608", "<\(connection.name)> is not followed", at: connection)
      case _: note("ZOE1608", "<\(connection.name)> is not followed", at: connection)
      }
    }
    for (name, members) in collections { owner.setValue(members, forKey: name) }
  }

  private func end(of connection: NibElement) -> (String, AnyObject)? {
    guard let name = connection["property"], let destination = connection["destination"] else {
      note("ZOE1609", "an outlet without a property or destination is left out", at: connection)
      return nil
    }
    guard let target = objects[destination] else {
      note("ZOE1609", "the outlet '\(name)' leads to nothing that is here", at: connection)
      return nil
    }
    return (name, target)
  }
}
