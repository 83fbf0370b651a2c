import UIKit

/// A download that is started by a tap: a ring follows its bytes, the percentage stands in the middle, and
/// a pulse behind it says that the screen is alive.
final class DownloadRing: UIViewController, URLSessionDownloadDelegate {
  private let file = URL(string: "https://example.org/holiday.mp4")!
  private let pulse = CAShapeLayer()
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let label = UILabel()
  private lazy var session = URLSession(
    configuration: .default, delegate: self, delegateQueue: nil)

  override var preferredContentSize: CGSize {
    get { CGSize(width: 300, height: 300) }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.05, green: 0.1, blue: 0.13, alpha: 1)

    let circle = UIBezierPath(
      arcCenter: .zero, radius: 90, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [pulse, track, ring] {
      shape.path = circle.cgPath
      shape.fillColor = UIColor.clear.cgColor
      shape.lineWidth = 16
      shape.lineCap = .round
      view.layer.addSublayer(shape)
    }
    pulse.fillColor = UIColor.systemTeal.withAlphaComponent(0.25).cgColor
    track.strokeColor = UIColor(red: 0.12, green: 0.22, blue: 0.27, alpha: 1).cgColor
    track.fillColor = view.backgroundColor?.cgColor
    ring.strokeColor = UIColor.systemTeal.cgColor
    ring.strokeEnd = 0

    label.text = "Start"
    label.font = .systemFont(ofSize: 34, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    view.addSubview(label)

    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
    // An application that leaves the screen loses its running animations.
    NotificationCenter.default.addObserver(
      self, selector: #selector(beat), name: UIApplication.willEnterForegroundNotification,
      object: nil)
    beat()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [pulse, track, ring] { shape.position = middle }
    CATransaction.commit()
    label.bounds = CGRect(x: 0, y: 0, width: 140, height: 60)
    label.center = middle
  }

  @objc private func beat() {
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.toValue = 1.4
    grow.duration = 0.75
    grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
    grow.autoreverses = true
    grow.repeatCount = .infinity
    pulse.add(grow, forKey: "beat")
  }

  @objc private func start() {
    label.text = "0%"
    ring.strokeEnd = 0
    session.downloadTask(with: file).resume()
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    let part = CGFloat(totalBytesWritten) / CGFloat(totalBytesExpectedToWrite)
    DispatchQueue.main.async {
      self.label.text = "\(Int(part * 100))%"
      self.ring.strokeEnd = part
    }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let size = (try? Data(contentsOf: location).count) ?? 0
    DispatchQueue.main.async { self.label.text = "\(size / 1_000_000) MB" }
  }
}
