import UIKit

/// A four-second countdown: a gradient ring that closes, the seconds left, and a pulse each second.
final class CountdownRing: UIView {
  private let seconds = 4.0
  private let track = CAShapeLayer()
  private let pulse = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let gradient = CAGradientLayer()
  private let label = UILabel()
  private var timer: Timer?
  private var left = 0.0

  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 300) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.14, alpha: 1)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.mask = ring
    for shape in [pulse, track, ring] {
      shape.fillColor = UIColor.clear.cgColor
      shape.lineWidth = 14
      shape.lineCap = .round
    }
    track.strokeColor = UIColor(white: 1, alpha: 0.12).cgColor
    pulse.strokeColor = UIColor.systemPink.withAlphaComponent(0.6).cgColor
    pulse.opacity = 0
    ring.strokeColor = UIColor.black.cgColor
    [pulse, track, gradient].forEach(layer.addSublayer)
    label.font = .systemFont(ofSize: 64, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("CountdownRing is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 50,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [pulse, track, ring] {
      shape.frame = bounds
      shape.path = circle.cgPath
    }
    gradient.frame = bounds
    label.frame = bounds
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  func start() {
    left = seconds
    label.text = "\(Int(left))"

    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0
    fill.toValue = 1
    fill.duration = seconds
    ring.add(fill, forKey: "fill")

    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 1
    grow.toValue = 1.25
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    let beat = CAAnimationGroup()
    beat.animations = [grow, fade]
    beat.duration = 1
    beat.repeatCount = Float(seconds)
    beat.timingFunction = CAMediaTimingFunction(name: .easeOut)
    pulse.add(beat, forKey: "beat")

    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func tick() {
    left -= 1
    label.text = "\(Int(left))"
    if left <= 0 { timer?.invalidate() }
  }
}
