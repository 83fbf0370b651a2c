import Foundation
import Testing
import UIKit

@MainActor @Suite struct StoryboardTests {
  init() {
    World.reset()
    UIScreen.install(size: CGSize(width: 320, height: 480), scale: 2)
    ClassRegistry.add("NibRecorder", NibRecorder.self)
    ClassRegistry.add("NibOwner", NibOwner.self)
  }

  /// A storyboard with one controller around a view's inside.
  private func scene(_ inside: String, connections: String = "", customClass: String = "NibOwner")
    throws -> UIViewController
  {
    try load(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document version="3.0" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="\(customClass)" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      \(inside)
      </view><connections>\(connections)</connections>
      </viewController>
      </objects></scene></scenes></document>
      """)
  }

  private func load(_ xml: String) throws -> UIViewController {
    try Storyboard.initialController(xml: Data(xml.utf8), file: "Test.storyboard")
  }

  @Test func `a custom view's init sees its frame and its class`() throws {
    let controller = try scene(
      """
      <subviews><view id="a" customClass="NibRecorder">
      <rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews>
      """)

    let view = try #require(controller.view.subviews.first as? NibRecorder)

    #expect(view.frameInInit == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `the view loads when it is asked for`() throws {
    let controller = try scene("")

    #expect(!controller.isViewLoaded)
  }

  @Test func `looks are set`() throws {
    let controller = try scene(
      """
      <subviews><view id="a" hidden="YES" alpha="0.5" clipsSubviews="YES" opaque="NO" tag="7"
       contentMode="center" userInteractionEnabled="NO">
      <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"
       customColorSpace="sRGB"/></view></subviews>
      """)

    let view = try #require(controller.view.viewWithTag(7))

    #expect(view.isHidden && view.clipsToBounds && !view.isOpaque && !view.isUserInteractionEnabled)
    #expect(view.alpha == 0.5)
    #expect(view.contentMode == .center)
    #expect(view.backgroundColor == UIColor.orange)
  }

  @Test func `a label has its text and looks`() throws {
    let controller = try scene(
      """
      <subviews><label id="a" text="Hello" textAlignment="center" numberOfLines="2"
       lineBreakMode="wordWrap"><fontDescription key="fontDescription" type="system" weight="heavy"
       pointSize="32"/><color key="textColor" systemColor="systemRedColor"/></label></subviews>
      """)

    let label = try #require(controller.view.subviews.first as? UILabel)

    #expect(label.text == "Hello")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 2)
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.font == UIFont.systemFont(ofSize: 32, weight: .heavy))
    #expect(label.textColor == UIColor.systemRed)
  }

  @Test func `constraints place a view`() throws {
    let controller = try scene(
      """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="100" id="k1"/>
      <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1"
       id="k2"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="root"
       secondAttribute="centerX" id="k3"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="30"
       id="k4"/></constraints>
      """)
    controller.view.layoutIfNeeded()

    let view = try #require(controller.view.subviews.first)

    #expect(view.frame == CGRect(x: 110, y: 400, width: 100, height: 50))
  }

  @Test func `outlets are connected before viewDidLoad`() throws {
    let controller = try scene(
      #"<subviews><view id="a" tag="3"/></subviews>"#,
      connections: #"<outlet property="dial" destination="a" id="o"/>"#)
    controller.loadViewIfNeeded()

    let owner = try #require(controller as? NibOwner)

    #expect(owner.dial?.tag == 3)
    #expect(owner.hadDialInDidLoad)
  }

  @Test func `a collection of outlets keeps the document's order`() throws {
    let controller = try scene(
      #"<subviews><view id="a" tag="1"/><view id="b" tag="2"/></subviews>"#,
      connections: """
        <outletCollection property="dots" destination="b" id="o1"/>
        <outletCollection property="dots" destination="a" id="o2"/>
        """)
    controller.loadViewIfNeeded()

    #expect((controller as? NibOwner)?.dots.map(\.tag) == [2, 1])
  }

  @Test func `runtime attributes are set before awakeFromNib`() throws {
    let controller = try scene(
      """
      <subviews><view id="a" customClass="NibRecorder"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="thickness"><real key="value" value="14"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews>
      """)

    let view = try #require(controller.view.subviews.first as? NibRecorder)

    #expect(view.thicknessAwake == 14)
    #expect(view.layer.cornerRadius == 6)
  }

  @Test func `an unknown class is noted with its line`() throws {
    World.reset()
    let controller = try scene(
      #"<subviews><view id="a" customClass="Nowhere"/></subviews>"#)
    controller.loadViewIfNeeded()

    let note = try #require(World.current.notes.first)

    #expect(note.code == "ZOE1602")
    #expect(note.message == "there is no class Nowhere; a plain one takes its place")
    #expect(note.file == "Test.storyboard")
    #expect(note.line == 6)
  }

  @Test func `an unknown element is a plain view with a note`() throws {
    World.reset()
    let controller = try scene(#"<subviews><mapView id="a"/></subviews>"#)

    #expect(controller.view.subviews.count == 1)
    #expect(World.current.notes.map(\.code) == ["ZOE1601"])
  }

  @Test func `an outlet that leads nowhere is noted`() throws {
    World.reset()
    let controller = try scene(
      "", connections: #"<outlet property="dial" destination="gone" id="o"/>"#)
    controller.loadViewIfNeeded()

    #expect(World.current.notes.map(\.code) == ["ZOE1609"])
  }

  @Test func `a navigation controller shows its root`() throws {
    let controller = try load(
      """
      <document initialViewController="n"><scenes><scene><objects>
      <navigationController id="n"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="g"/>
      </connections></navigationController>
      <viewController id="c" title="Inner"><view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """)

    #expect(controller.title == "Inner")
  }

  @Test func `broken XML is an error with its line`() {
    #expect(throws: NibError.self) { try load("<document>\n<scenes>\n</document>") }
  }

  @Test func `a storyboard without an initial controller says so`() {
    #expect(throws: NibError.noInitialController(file: "Test.storyboard", known: [])) {
      try load("<document><scenes/></document>")
    }
  }

  @Test func `a storyboard that is not there is an error`() {
    let folder = URL(fileURLWithPath: "/nowhere")

    #expect(throws: NibError.notFound(name: "Main.storyboard", folder: "/nowhere")) {
      try Storyboard.initialController(named: "Main", in: folder)
    }
  }

  @Test func `user code makes a controller by its identifier`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-boards")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let xml = """
      <document><scenes><scene><objects><viewController id="x" storyboardIdentifier="Second"
       title="Two" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    try Data(xml.utf8).write(to: folder.appendingPathComponent("Board.storyboard"))
    Storyboard.folder = folder

    let board = UIStoryboard(name: "Board", bundle: nil)

    #expect(board.instantiateViewController(withIdentifier: "Second").title == "Two")
  }

  @Test func `a xib's views are connected to their owner`() throws {
    let owner = NibOwner()
    let xib = """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
      <connections><outlet property="dial" destination="v" id="o"/></connections></placeholder>
      <view id="v" tag="5"><rect key="frame" x="0" y="0" width="50" height="60"/></view>
      </objects></document>
      """

    let views = try Storyboard.views(xml: Data(xib.utf8), file: "A.xib", owner: owner)

    #expect(views.map(\.bounds.size) == [CGSize(width: 50, height: 60)])
    #expect(owner.dial === views.first)
  }
}

final class NibRecorder: UIView {
  var frameInInit = CGRect.null
  var thickness: CGFloat = 0
  var thicknessAwake: CGFloat = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameInInit = frame
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    thicknessAwake = thickness
  }

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "thickness" {
      thickness = CGFloat(value as? Double ?? 0)
    } else {
      super.setValue(value, forKey: key)
    }
  }
}

final class NibOwner: UIViewController {
  var dial: UIView?
  var dots: [UIView] = []
  var hadDialInDidLoad = false

  override func viewDidLoad() {
    super.viewDidLoad()
    hadDialInDidLoad = dial != nil
  }

  override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "dial": dial = value as? UIView
    case "dots": dots = value as? [UIView] ?? []
    case _: super.setValue(value, forKey: key)
    }
  }
}
