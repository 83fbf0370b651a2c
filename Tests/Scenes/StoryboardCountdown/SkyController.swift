import UIKit

/// A sky that drifts through three colour pairs behind a dial; a tap starts the dial again.
class SkyController: UIViewController {
  @IBOutlet private weak var dial: DialView!
  @IBOutlet var caption: UILabel?

  private let sky = CAGradientLayer()
  private let pairs: [[CGColor]] = [
    [#colorLiteral(red: 0.1, green: 0.6, blue: 0.9, alpha: 1).cgColor, UIColor.purple.cgColor],
    [UIColor.purple.cgColor, #colorLiteral(red: 1, green: 0.7, blue: 0.2, alpha: 1).cgColor],
    [
      #colorLiteral(red: 1, green: 0.7, blue: 0.2, alpha: 1).cgColor,
      #colorLiteral(red: 0.1, green: 0.6, blue: 0.9, alpha: 1).cgColor,
    ],
  ]
  private var leg = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(restart(_:))))
    print("the sky has", pairs.count, "pairs")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.frame = view.bounds
    sky.startPoint = .zero
    sky.endPoint = CGPoint(x: 1, y: 1)
    sky.colors = pairs[leg]
    view.layer.insertSublayer(sky, at: 0)
    drift()
    dial.begin(seconds: 10, beats: true)
  }

  private func drift() {
    leg = (leg + 1) % pairs.count
    let change = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.colors))
    change.toValue = pairs[leg]
    change.duration = 3
    change.fillMode = .forwards
    change.isRemovedOnCompletion = false
    change.delegate = self
    sky.add(change, forKey: "drift")
  }

  @objc private func restart(_ sender: UITapGestureRecognizer) {
    dial.begin(seconds: 10, beats: true)
  }
}

extension SkyController: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag else { return }
    sky.colors = pairs[leg]
    drift()
  }
}
