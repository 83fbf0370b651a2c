// The properties that storyboards and key-value coding reach by name.

extension UIView {
  /// False where a view has no such key.
  func setViewValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "backgroundColor": backgroundColor = value as? UIColor
    case "tintColor": tintColor = value as? UIColor
    case "alpha": alpha = Keyed.number(value) ?? 0
    case "hidden", "isHidden": isHidden = Keyed.flag(value)
    case "opaque", "isOpaque": isOpaque = Keyed.flag(value)
    case "clipsToBounds": clipsToBounds = Keyed.flag(value)
    case "userInteractionEnabled", "isUserInteractionEnabled":
      isUserInteractionEnabled = Keyed.flag(value)
    case "tag": tag = Int(Keyed.number(value) ?? 0)
    case "contentMode": setContentMode(value)
    case "frame": frame = value as? CGRect ?? .zero
    case "bounds": bounds = value as? CGRect ?? .zero
    case "center": center = value as? CGPoint ?? .zero
    case "transform": transform = value as? CGAffineTransform ?? .identity
    case "accessibilityIdentifier": accessibilityIdentifier = value as? String
    case "restorationIdentifier": restorationIdentifier = value as? String
    case _: return false
    }
    return true
  }

  /// nil where a view has no such key, or no value for it.
  func viewValue(forKey key: String) -> Any? {
    switch key {
    case "layer": layer
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "opaque", "isOpaque": isOpaque
    case "clipsToBounds": clipsToBounds
    case "userInteractionEnabled", "isUserInteractionEnabled": isUserInteractionEnabled
    case "tag": tag
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "superview": superview
    case "subviews": subviews
    case "window": window
    case _: nil
    }
  }

  private func setContentMode(_ value: Any?) {
    guard let number = Keyed.number(value), let mode = ContentMode(rawValue: Int(number)) else {
      return
    }
    contentMode = mode
  }

  /// What an NSCoder that is not a storyboard's knows of a view: nothing.
  func decode(from coder: NSCoder) {
    (coder as? ViewDecoding)?.decode(into: self)
  }
}

/// A coder that fills in a view as its `init(coder:)` runs; the storyboard loader's coder is one.
@MainActor package protocol ViewDecoding {
  func decode(into view: UIView)
}
