import Foundation
import UIKit

/// A dial that closes over some seconds, with a beat behind it and the seconds left in the middle.
class DialView: UIView {
  @IBInspectable var thickness: CGFloat = 10

  private var clock = Timer()
  private var left = 0.0
  private lazy var number: UILabel = {
    let number = UILabel(frame: bounds)
    number.font = UIFont.systemFont(ofSize: 32, weight: .heavy)
    number.textAlignment = .center
    return number
  }()
  private lazy var groove = ringLayer(color: UIColor.lightGray)
  private lazy var hand = ringLayer(color: UIColor.black)
  private lazy var beat = ringLayer(color: UIColor.darkGray)
  private lazy var paint: CAGradientLayer = {
    let paint = CAGradientLayer()
    paint.frame = bounds
    paint.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
    paint.startPoint = CGPoint(x: 0, y: 0)
    paint.endPoint = CGPoint(x: 1, y: 1)
    paint.mask = hand
    return paint
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  deinit { clock.invalidate() }

  private func ringLayer(color: UIColor) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.frame = bounds
    ring.fillColor = nil
    ring.strokeColor = color.cgColor
    ring.lineCap = .round
    return ring
  }

  private func build() {
    hand.strokeEnd = 0
    layer.addSublayer(beat)
    layer.addSublayer(groove)
    layer.addSublayer(paint)
    addSubview(number)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: frame.width / 2, y: frame.height / 2), radius: bounds.width / 2 - 20,
      startAngle: -CGFloat.pi / 2, endAngle: 1.5 * CGFloat.pi, clockwise: true)
    for ring in [beat, groove, hand] {
      ring.path = circle.cgPath
      ring.lineWidth = thickness
    }
  }

  func begin(seconds: Double, beats: Bool = false) {
    left = seconds
    number.text = String(format: "%.1f", left)
    clock.invalidate()
    clock = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(step), userInfo: nil, repeats: true)

    let close = CABasicAnimation(keyPath: "strokeEnd")
    close.fromValue = 0
    close.toValue = 1
    close.duration = CFTimeInterval(seconds)
    close.fillMode = CAMediaTimingFillMode.forwards
    close.isRemovedOnCompletion = false
    close.delegate = self
    hand.add(close, forKey: "close")
    if beats { addBeat() }
  }

  private func addBeat() {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 1.0
    grow.toValue = 1.2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.7
    fade.toValue = 0.0
    let both = CAAnimationGroup()
    both.animations = [grow, fade]
    both.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    both.duration = 1
    both.repeatCount = .infinity
    beat.add(both, forKey: "beat")
  }

  @objc private func step() {
    left = max(0, left - 0.1)
    DispatchQueue.main.async { self.number.text = String(format: "%.1f", self.left) }
    if left <= 0 { clock.invalidate() }
  }
}

extension DialView: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    beat.removeAllAnimations()
    clock.invalidate()
  }
}
