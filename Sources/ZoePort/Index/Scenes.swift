/// Something of the input that can be shown.
public struct SceneInfo: Equatable, Sendable {
  public enum Kind: String, Sendable { case storyboard, app, viewController, view, layer }

  /// The type's name, or the storyboard's.
  public var name: String
  public var kind: Kind
  public var file: String
  /// From 1; 0 where a line says nothing.
  public var line: Int
  /// Whether the shim can construct it without arguments.
  public var isConstructible: Bool
  /// Types of the input that construct it, or derive from it.
  public var usedBy: [String]

  public init(
    name: String, kind: Kind, file: String, line: Int, isConstructible: Bool = true,
    usedBy: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.file = file
    self.line = line
    self.isConstructible = isConstructible
    self.usedBy = usedBy
  }
}

extension TypeIndex {
  /// Controllers, views, layers and the application of the module, in the order of their sources.
  var scenes: [SceneInfo] {
    types.compactMap { entry in
      guard let kind = kind(of: entry) else { return nil }
      var users: [String] = []
      for (builder, built) in constructions
      where built == entry.name && !builder.hasPrefix(entry.path) && !users.contains(builder) {
        users.append(builder)
      }
      for other in types
      where other.path != entry.path && other.inherited.first == entry.name
        && !users.contains(other.path)
      {
        users.append(other.path)
      }
      return SceneInfo(
        name: entry.name, kind: kind, file: entry.file, line: entry.line,
        isConstructible: construction(of: entry, kind) != nil, usedBy: users)
    }
  }

  func kind(of entry: TypeEntry) -> SceneInfo.Kind? {
    guard entry.kind == .class else { return nil }
    let isDelegate = conformances(of: entry).contains { $0.hasSuffix("UIApplicationDelegate") }
    let isMain = !entry.attributes.isDisjoint(with: ["main", "UIApplicationMain"])
    if isDelegate { return isMain ? .app : nil }
    guard let base = appleBase(of: entry) else { return nil }
    if base.hasPrefix("UI"), base.hasSuffix("Controller") { return .viewController }
    if base.hasPrefix("CA"), base.hasSuffix("Layer") { return .layer }
    return TypeIndex.views.contains(base) ? .view : nil
  }

  func isSceneDelegate(_ entry: TypeEntry) -> Bool {
    entry.kind == .class
      && conformances(of: entry).contains { $0.hasSuffix("UIWindowSceneDelegate") }
  }

  /// Apple's views; what else begins with UI is none.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView",
    "UITextField", "UITextView", "UISlider", "UISwitch", "UIProgressView", "UIPageControl",
    "UIActivityIndicatorView", "UITableView", "UITableViewCell", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    "UIVisualEffectView", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIPickerView",
    "UIDatePicker", "UISegmentedControl", "UIStepper", "UIRefreshControl", "UIInputView",
  ]

  /// How to make one; nil where an argument would be needed. A view's frame is `$0`.
  func construction(of entry: TypeEntry, _ kind: SceneInfo.Kind) -> String? {
    guard isReachable(entry) else { return nil }
    let inits = initialisers(of: entry)
    func has(_ labels: [String]) -> Bool {
      inits?.contains { $0.map(\.label) == labels } ?? false
    }
    let plain = inits == nil || (inits ?? []).contains { $0.allSatisfy(\.hasDefault) }
    switch kind {
    case .viewController, .app, .layer:
      if plain { return "\(entry.path)()" }
      return has(["nibName", "bundle"]) ? "\(entry.path)(nibName: nil, bundle: nil)" : nil
    case .view:
      if inits == nil, let coded = coderOnly(entry) {
        return coded.refusesCoder ? nil : TypeIndex.decoded(entry.path)
      }
      if inits == nil || has(["frame"]) { return "\(entry.path)(frame: $0)" }
      return plain ? "{ let view = \(entry.path)(); view.frame = $0; return view }($0)" : nil
    case .storyboard: return nil
    }
  }

  /// A view that only a coder can make, with nothing to decode.
  private static func decoded(_ path: String) -> String {
    "{ (frame: CGRect) -> UIView in let made: \(path)? = \(path)(coder: NSCoder()); "
      + "made?.frame = frame; return made ?? UIView(frame: frame) }($0)"
  }
}
