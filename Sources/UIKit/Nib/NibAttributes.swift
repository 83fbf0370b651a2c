/// Sets what an element's attributes say on the view made from it.
@MainActor struct NibAttributes {
  let loader: NibLoader
  let element: NibElement

  func set(on view: UIView) {
    setGeometry(of: view)
    setLooks(of: view)
    setLayout(of: view)
    setGuides(of: view)
    if let label = view as? UILabel { setText(of: label) }
  }

  private func setGeometry(of view: UIView) {
    if let frame = element.child(key: "frame")?.rect { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    if let resizes = element.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    let isFixed = element.flag("fixedFrame") ?? false
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false, !isFixed {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func setLooks(of view: UIView) {
    if let mode = NibNames.find(element["contentMode"], in: NibNames.contentModes) {
      view.contentMode = mode
    }
    view.isOpaque = element.flag("opaque") ?? true
    view.clipsToBounds = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") ?? false
    if let hidden = element.flag("hidden") { view.isHidden = hidden }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
    if let reacts = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = reacts
    }
    if let multiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    view.restorationIdentifier = element["restorationIdentifier"]
    if let color = loader.colors.color(element.child(key: "backgroundColor")) {
      view.backgroundColor = color
    }
    if let color = loader.colors.color(element.child(key: "tintColor")) { view.tintColor = color }
  }

  private func setLayout(of view: UIView) {
    let priorities: [(String, (UILayoutPriority) -> Void)] = [
      ("horizontalHuggingPriority", { view.setContentHuggingPriority($0, for: .horizontal) }),
      ("verticalHuggingPriority", { view.setContentHuggingPriority($0, for: .vertical) }),
      (
        "horizontalCompressionResistancePriority",
        { view.setContentCompressionResistancePriority($0, for: .horizontal) }
      ),
      (
        "verticalCompressionResistancePriority",
        { view.setContentCompressionResistancePriority($0, for: .vertical) }
      ),
    ]
    for (name, set) in priorities {
      if let priority = element.number(name) { set(UILayoutPriority(Float(priority))) }
    }
    if let margins = element.child(key: "layoutMargins"), margins.name == "edgeInsets" {
      view.layoutMargins = margins.edgeInsets
    }
    if let keeps = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = keeps
    }
    if let insets = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
  }

  private func setGuides(of view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let isSafeArea = guide["key"] == "safeArea"
      loader.register(isSafeArea ? view.safeAreaLayoutGuide : view.layoutMarginsGuide, for: guide)
    }
  }

  private func setText(of label: UILabel) {
    label.text = element["text"] ?? element.child(key: "text")?.text
    if let styled = element.child(key: "attributedText") ?? element.child("attributedString") {
      loader.note("ZOE1605", "attributed text keeps its characters alone", at: styled)
      label.text = styled.children.compactMap { $0["content"] }.joined()
    }
    if let font = element.child(key: "fontDescription")?.font { label.font = font }
    if let color = loader.colors.color(element.child(key: "textColor")) { label.textColor = color }
    label.highlightedTextColor = loader.colors.color(element.child(key: "highlightedColor"))
    label.shadowColor = loader.colors.color(element.child(key: "shadowColor"))
    if let alignment = NibNames.find(element["textAlignment"], in: NibNames.alignments) {
      label.textAlignment = alignment
    }
    if let mode = NibNames.find(element["lineBreakMode"], in: NibNames.lineBreaks) {
      label.lineBreakMode = mode
    }
    if let lines = element["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
    if let shrinks = element.flag("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = shrinks
    }
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let enabled = element.flag("enabled") { label.isEnabled = enabled }
  }
}
