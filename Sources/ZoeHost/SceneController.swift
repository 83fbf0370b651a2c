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

  /// The view is offered the whole canvas; one that chooses a size of its own is centred.
  convenience init(_ make: @escaping @MainActor (CGRect) -> UIView) {
    self.init { stage in
      let view = make(stage.bounds)
      if view.frame.isEmpty { view.frame = stage.bounds }
      if view.frame.size == stage.bounds.size {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        view.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
      }
      stage.addSubview(view)
    }
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
