/// Recognises fingers that go down and up again.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// Where the first finger landed, in its window.
  private var landing = CGPoint.zero
  /// A finger that strays further makes no tap; about what UIKit lets pass. Points.
  private static let reach: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = event.touches.filter { touches.contains($0) }
    landing = self.touches.first?.place ?? .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = self.touches.first?.place else { return }
    let (x, y) = (place.x - landing.x, place.y - landing.y)
    if x * x + y * y > Self.reach * Self.reach { self.touches = [] }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let taps = self.touches.first?.tapCount ?? 0
    if mayBegin, self.touches.count == numberOfTouchesRequired, taps == numberOfTapsRequired {
      state = .ended
      send()
    }
    state = .possible
    self.touches = []
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = []
  }
}
