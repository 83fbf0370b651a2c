/// Shows a picture: it takes the picture's size. The pixels are not drawn yet, which is a note.
@MainActor @preconcurrency open class UIImageView: UIView {
  private var plain: UIImage?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
  }

  private func setUp(_ image: UIImage?) {
    isUserInteractionEnabled = false
    if image != nil { self.image = image }
  }

  open var image: UIImage? {
    get { plain }
    set {
      let changesSize = plain?.size != newValue?.size
      plain = newValue
      layer.contents = newValue?.cgImage
      if changesSize { invalidateIntrinsicContentSize() }
    }
  }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  /// Frames of a flip book; they keep their time and are not drawn.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  /// 0 for without end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  open func startAnimating() {
    guard animationImages?.isEmpty == false || image?.images?.isEmpty == false else { return }
    isAnimating = true
    World.current.add(
      note: WorldNote(code: "ZOE1704", message: "the frames of an image view are not drawn yet"))
  }

  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? size }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "image": image = value as? UIImage
    case "highlightedImage": highlightedImage = value as? UIImage
    case _: super.setValue(value, forKey: key)
    }
  }
}
