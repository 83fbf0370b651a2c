/// Shows one view or layer of the user's in the middle of the canvas.
///
/// A class because the window wants a view controller.
@MainActor final class SceneController: UIViewController {
  private let add: @MainActor (UIView) -> Void

  private init(adding add: @escaping @MainActor (UIView) -> Void) {
    self.add = add
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The view was offered the whole screen; one that chose a size of its own is centred, and one that has
  /// an intrinsic size gets a screen of that size where the request allows it.
  convenience init(_ view: UIView) {
    let offered = UIScreen.main.bounds.size
    let own = view.intrinsicContentSize
    self.init { stage in
      if view.frame.isEmpty || view.frame.size == offered {
        view.frame = stage.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        view.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
      }
      stage.addSubview(view)
    }
    if own.width > 0, own.height > 0 { preferredContentSize = own }
  }

  convenience init(layer make: @escaping @MainActor () -> CALayer) {
    self.init { stage in
      let layer = make()
      if layer.bounds.isEmpty { layer.frame = stage.bounds }
      layer.position = CGPoint(
        x: stage.bounds.midX + (layer.anchorPoint.x - 0.5) * layer.bounds.width,
        y: stage.bounds.midY + (layer.anchorPoint.y - 0.5) * layer.bounds.height)
      stage.layer.addSublayer(layer)
    }
  }

  override func loadView() {
    let stage = UIView(frame: UIScreen.main.bounds)
    add(stage)
    view = stage
  }
}
