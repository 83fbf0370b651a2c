/// Recognises fingers that go down and up again.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    self.touches = event.touches.filter { touches.contains($0) }
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
