import Testing
import ZoeFilm
import ZoeGeometry

@testable import UIKit

extension OneRun {
  @MainActor @Suite struct AnimateTests {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      stage.root.addSubview(view)
      stage.run(to: 0)
    }

    @Test func `outside a block a view answers with no action`() {
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    }

    @Test func `outside a block nothing animates`() {
      view.alpha = 0

      #expect(stage.tracks(of: view).isEmpty)
    }

    @Test func `the model changes at once`() {
      UIView.animate(withDuration: 1) { self.view.alpha = 0 }

      #expect(view.alpha == 0)
    }

    @Test func `a fade is one track with ease in and out`() {
      UIView.animate(withDuration: 2) { self.view.alpha = 0 }

      let tracks = stage.tracks(of: view)
      #expect(tracks.map(\.target) == [KeyTarget(.opacity)])
      #expect(
        tracks.first?.effect
          == .basic(from: .value(.number(1)), to: .value(.number(0)), function: nil))
      #expect(tracks.first?.times.first?.easing == .easeInEaseOut)
      #expect(tracks.first?.times.first?.timing.duration == 2)
    }

    @Test func `a new frame animates position and bounds as differences`() {
      UIView.animate(withDuration: 1) {
        self.view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      }

      let tracks = stage.tracks(of: view)
      #expect(Set(tracks.map(\.target)) == [KeyTarget(.position), KeyTarget(.bounds)])
      #expect(tracks.allSatisfy { $0.additive })
      #expect(
        tracks.first { $0.target == KeyTarget(.position) }?.effect
          == .basic(
            from: .value(.point(Point(-30, 0))), to: .value(.point(.zero)), function: nil))
    }

    @Test func `what does not change makes no track`() {
      UIView.animate(withDuration: 1) { self.view.center = CGPoint(x: 5, y: 5) }

      #expect(stage.tracks(of: view).isEmpty)
    }

    @Test func `a delay begins later and fills backwards`() {
      UIView.animate(withDuration: 1, delay: 0.5, options: [.curveLinear]) { self.view.alpha = 0 }

      let timing = stage.tracks(of: view).first?.times.first?.timing
      #expect(timing?.begin == 0.5)
      #expect(timing?.fill == .backwards)
    }

    @Test func `repeat and autoreverse go on for ever`() {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        self.view.alpha = 0
      }

      let timing = stage.tracks(of: view).first?.times.first?.timing
      #expect(timing?.repeatCount == .infinity)
      #expect(timing?.autoreverses == true)
    }

    @Test func `a spring has mass 1 and the duration's constants`() {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { self.view.alpha = 0 }

      guard case .spring(let spring, _, _, _)? = stage.tracks(of: view).first?.effect else {
        Issue.record("no spring")
        return
      }
      #expect(spring.mass == 1)
      #expect(abs(spring.stiffness - 161.71949) < 1e-4)
      #expect(abs(spring.damping - 12.716898) < 1e-5)
    }

    @Test func `completion comes when the animation ends`() {
      var told: [Bool] = []
      UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }) { told.append($0) }

      stage.run(to: 0.9)
      #expect(told == [])
      stage.run(to: 1)
      #expect(told == [true])
    }

    @Test func `a block without a duration applies at once and completes in the next turn`() {
      var told: [Bool] = []
      UIView.animate(withDuration: 0, animations: { self.view.alpha = 0 }) { told.append($0) }
      #expect(told == [])

      stage.run(to: 0)

      #expect(told == [true])
      #expect(stage.tracks(of: view).isEmpty)
    }

    @Test func `without animation means without`() {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { self.view.alpha = 0 }
      }

      #expect(stage.tracks(of: view).isEmpty)
    }

    @Test func `an inner block inherits the outer duration`() {
      UIView.animate(withDuration: 3) {
        UIView.animate(withDuration: 1) { self.view.alpha = 0 }
      }

      #expect(stage.tracks(of: view).first?.times.first?.timing.duration == 3)
    }

    @Test func `a colour that was missing fades in`() {
      UIView.animate(withDuration: 1) { self.view.backgroundColor = .red }

      #expect(
        stage.tracks(of: view).first?.effect
          == .basic(
            from: .value(.color(Color(1, 0, 0, 0))), to: .value(.color(Color(1, 0, 0, 1))),
            function: nil))
    }

    @Test func `keyframes become one track a property`() {
      UIView.animateKeyframes(withDuration: 4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.alpha = 1
        }
      }

      guard case .keyframes(let frames)? = stage.tracks(of: view).first?.effect else {
        Issue.record("no keyframes")
        return
      }
      #expect(frames.values == [.number(1), .number(0), .number(0), .number(1)])
      #expect(frames.keyTimes == [0, 0.25, 0.5, 1])
    }
  }
}
