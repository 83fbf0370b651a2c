import Testing
import UIKit

@MainActor @Suite struct AutoLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let box = UIView()

  init() {
    UIScreen.install(size: CGSize(width: 375, height: 812), scale: 2)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  @Test func `a box of a fixed size is centred`() {
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 200),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 87.5, y: 306, width: 200, height: 200))
  }

  @Test func `a centre between pixels goes to the next pixel`() {
    UIScreen.install(size: CGSize(width: 375, height: 812), scale: 3)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 200),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()

    #expect(abs(box.frame.minX - 263.0 / 3) < 1e-9)
  }

  @Test func `edges keep their distance when the room grows`() {
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    root.frame = CGRect(x: 0, y: 0, width: 440, height: 900)
    root.layoutIfNeeded()

    #expect(box.frame == CGRect(x: 20, y: 0, width: 400, height: 201))
  }

  @Test func `a changed constant moves the view at the next layout`() {
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    left.isActive = true
    root.layoutIfNeeded()

    left.constant = 30
    root.layoutIfNeeded()

    #expect(box.frame.minX == 30)
  }

  @Test func `a constraint that is switched off no longer holds`() {
    let wide = box.widthAnchor.constraint(equalToConstant: 300)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    root.layoutIfNeeded()

    wide.isActive = false
    root.layoutIfNeeded()

    #expect(box.frame.width == 100)
  }

  @Test func `of two musts that contradict the later is left out with a note`() {
    World.reset()
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()

    #expect(box.frame.width == 100)
    #expect(World.current.notes.map(\.code) == ["ZOE1501"])
  }

  @Test func `views placed by hand are where their frames say`() {
    let hand = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
    root.addSubview(hand)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: hand.rightAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: hand.topAnchor),
    ])
    root.layoutIfNeeded()

    #expect(box.frame.origin == CGPoint(x: 105, y: 50))
    #expect(hand.frame == CGRect(x: 40, y: 50, width: 60, height: 70))
  }

  @Test func `a view takes the size of its contents`() {
    let content = FixedContent()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    content.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    content.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()

    #expect(content.frame == CGRect(x: 8, y: 8, width: 30, height: 40))
  }

  @Test func `the higher hugging keeps its size and the other stretches`() {
    let content = FixedContent()
    let other = FixedContent()
    for view in [content, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    content.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: content.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()

    #expect(content.frame.width == 30)
    #expect(other.frame.width == 345)
  }

  @Test func `a guide of the user's spans between views`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: 75),
    ])
    root.layoutIfNeeded()

    #expect(guide.layoutFrame.minX == 100)
    #expect(box.frame.minX == 200)
  }

  @Test func `margins are eight points`() {
    box.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(box.frame.minX == 8)
  }

  @Test func `the smallest size around the contents is found`() {
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
    ])

    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 120, height: 45))
  }

  @Test func `two hundred views in a column are placed`() {
    var above = root.topAnchor
    for _ in 0..<200 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above, constant: 1),
        row.heightAnchor.constraint(equalToConstant: 10),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      above = row.bottomAnchor
    }
    root.layoutIfNeeded()

    #expect(root.subviews.last?.frame == CGRect(x: 0, y: 2190, width: 375, height: 10))
  }

  @Test func `views are asked once for their constraints`() {
    let view = OwnConstraints()
    root.addSubview(view)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(view.asked == 1)
    #expect(view.frame.width == 12)
  }
}

private final class FixedContent: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
}

private final class OwnConstraints: UIView {
  var asked = 0

  override func updateConstraints() {
    asked += 1
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: 12).isActive = true
    super.updateConstraints()
  }
}
