/// A storyboard by name, from which user code makes controllers.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    loaded { (folder) throws(NibError) in
      try Storyboard.initialController(named: name, in: folder)
    }
  }

  /// A plain controller with a note where there is none of that name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    loaded { (folder) throws(NibError) in
      try Storyboard.controller(withIdentifier: identifier, named: name, in: folder)
    } ?? UIViewController()
  }

  private func loaded(_ load: (URL) throws(NibError) -> UIViewController) -> UIViewController? {
    Storyboard.noting { () throws(NibError) in try load(Storyboard.place) }
  }
}

/// A xib by name.
@MainActor @preconcurrency open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    Storyboard.noting { () throws(NibError) in
      try Storyboard.views(named: name, in: Storyboard.place, owner: ownerOrNil as? NSObject)
    } ?? []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// nil with a note where there is no xib of that name.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let views = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return views.isEmpty ? nil : views
  }
}

extension UIViewController {
  /// Takes the view from the xib of the controller's `nibName`; false where it has none.
  func loadFromXib() -> Bool {
    guard let name = nibName else { return false }
    let views = Storyboard.noting { () throws(NibError) in
      try Storyboard.views(named: name, in: Storyboard.place, owner: self)
    }
    guard let views else { return false }
    if state.view == nil { view = views.first }
    return true
  }
}

extension Storyboard {
  /// The user's folder, as far as it was told.
  static var place: URL { folder ?? URL(fileURLWithPath: ".") }

  /// The result, or nil and a note.
  static func noting<Result>(_ load: () throws(NibError) -> Result) -> Result? {
    do {
      return try load()
    } catch {
      World.current.add(note: WorldNote(code: "ZOE1611", message: "\(error)"))
      return nil
    }
  }
}
