/// A control with a title and a picture side by side, centred.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static var roundedRect: UIButton.ButtonType { .system }
  }

  /// What a button shows in one state; what is missing is taken from `.normal`.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [State: Look] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private var kind = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.custom)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.system)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    setUp(buttonType)
  }

  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func setUp(_ type: ButtonType) {
    kind = type
    // UIKit's sizes: 18 points for a custom button, 15 for the system's.
    label.font = .systemFont(ofSize: type == .custom ? 18 : 15)
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    if label.superview == nil {
      addSubview(picture)
      addSubview(label)
    }
    showState()
  }

  open var buttonType: UIButton.ButtonType { kind }
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { layoutChanged() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  // What is shown in which state.

  open func setTitle(_ title: String?, for state: UIControl.State) {
    looks[state, default: Look()].title = title
    showState()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks[state, default: Look()].attributedTitle = title
    showState()
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks[state, default: Look()].titleColor = color
    showState()
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].image = image
    showState()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks[state, default: Look()].backgroundImage = image
    showState()
  }

  open func title(for state: UIControl.State) -> String? { looks[state]?.title }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks[state]?.attributedTitle
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { looks[state]?.titleColor }
  open func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks[state]?.backgroundImage
  }

  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The tint for the system's buttons, white for custom ones, where none was set.
  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? (kind == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  private func current<Part>(_ part: KeyPath<Look, Part?>) -> Part? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  private func showState() {
    if let styled = currentAttributedTitle {
      label.attributedText = styled
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    // The system's buttons fade their title under a finger.
    label.alpha = kind != .custom && isHighlighted ? 0.2 : 1
    picture.image = currentImage
    if currentBackgroundImage != nil { layer.contents = currentBackgroundImage?.cgImage }
    layoutChanged()
  }

  private func layoutChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = currentTitleColor
  }

  // Layout.

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = picture.image?.size ?? .zero
    let all = size.width + titleSize.width
    return CGRect(
      x: start(of: all, in: contentRect) + imageEdgeInsets.left - imageEdgeInsets.right,
      y: contentRect.midY - size.height / 2 + imageEdgeInsets.top - imageEdgeInsets.bottom,
      width: size.width, height: size.height)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = titleSize
    let before = picture.image?.size.width ?? 0
    let width = min(size.width, max(0, contentRect.width - before))
    return CGRect(
      x: start(of: before + width, in: contentRect) + before + titleEdgeInsets.left
        - titleEdgeInsets.right,
      y: contentRect.midY - size.height / 2 + titleEdgeInsets.top - titleEdgeInsets.bottom,
      width: width, height: size.height)
  }

  private var titleSize: CGSize { label.intrinsicContentSize }

  private func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX - width
    case .center, .fill: rect.midX - width / 2
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// Title and picture beside each other; a button without insets keeps 6 points above and below.
  open override var intrinsicContentSize: CGSize {
    let image = picture.image?.size ?? .zero
    let inset = contentEdgeInsets
    let margin: CGFloat = inset == .zero && titleSize.height > 0 ? 12 : 0
    return CGSize(
      width: max(image.width + titleSize.width + inset.left + inset.right, margin > 0 ? 30 : 0),
      height: max(image.height, titleSize.height + margin) + inset.top + inset.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "enabled": isEnabled = Keyed.flag(value)
    case "selected": isSelected = Keyed.flag(value)
    case _: super.setValue(value, forKey: key)
    }
  }
}

public typealias UIButtonType = UIButton.ButtonType
